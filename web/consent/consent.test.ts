// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_KEY, decide, forgetConsent, isAllowed, isDecided, watchConsent } from './consent';

beforeEach(() => {
	localStorage.clear();
	forgetConsent();
});
afterEach(() => vi.restoreAllMocks());

const fromAnotherTab = (key: string | null) =>
	dispatchEvent(Object.assign(new Event('storage'), { key }));

describe('consent', () => {
	it('is absent while the visitor has not answered the question', () => {
		expect([isAllowed('statistics'), isDecided('statistics')]).toEqual([false, false]);
	});

	it('is remembered, each purpose separately', () => {
		decide({ statistics: true });
		decide({ social: false });
		forgetConsent();
		expect([isAllowed('statistics'), isAllowed('social'), isDecided('social')]).toEqual([
			true,
			false,
			true,
		]);
		expect(isDecided('captcha')).toBe(false);
	});

	it('is valid for this page without a storage', () => {
		vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new DOMException('full', 'QuotaExceededError');
		});
		decide({ statistics: true });
		expect(isAllowed('statistics')).toBe(true);
	});

	it('calls each watcher once for each change, until the watcher stops', () => {
		const told: boolean[] = [];
		const stop = watchConsent('statistics', (allowed) => told.push(allowed));
		decide({ social: true });
		decide({ statistics: true });
		decide({ statistics: true });
		decide({ statistics: false });
		stop();
		decide({ statistics: true });
		expect(told).toEqual([false, true, false]);
	});

	it('follows decisions of another tab, and the emptying of the storage', () => {
		decide({ statistics: true });
		const told: boolean[] = [];
		const stop = watchConsent('statistics', (allowed) => told.push(allowed));
		localStorage.setItem(CONSENT_KEY, 'junk');
		fromAnotherTab('something-else');
		expect(told).toEqual([true]);
		fromAnotherTab(CONSENT_KEY);
		expect(told).toEqual([true, false]);
		decide({ statistics: true });
		localStorage.clear();
		fromAnotherTab(null);
		expect(told).toEqual([true, false, true, false]);
		stop();
	});
});
