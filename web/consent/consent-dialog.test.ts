// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askFor, decide, forgetConsent, isAllowed, isDecided } from './consent';
import { askOnce, openConsent } from './consent-dialog';

vi.mock('../browser/adopt-sheet', () => ({ adoptSheet: vi.fn() }));

const dialog = () => document.querySelector<HTMLElement>('.e-consent');
const press = (name: string) =>
	dialog()?.querySelector<HTMLElement>(`.e-consent__${name}`)?.click();

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	forgetConsent();
	document.documentElement.lang = 'en-GB';
	document.body.innerHTML = '<a id="opener" href="#consent-settings">Privacy</a>';
	document.body.dataset.analytics = '{}';
});
afterEach(() => {
	press('refuse');
	delete document.body.dataset.analytics;
});

describe('the question', () => {
	it('stands first in the page, takes no focus by itself, and is announced', () => {
		askOnce();
		expect(document.body.firstElementChild).toBe(dialog());
		expect(dialog()?.dataset.consent).toBe('unanswered');
		expect(dialog()?.contains(document.activeElement)).toBe(false);
		expect(dialog()?.textContent).toContain('Google Analytics');
		expect(dialog()?.textContent).not.toContain('Facebook');
	});

	it.each([
		['accept', true],
		['refuse', false],
	])('is answered by one press: %s', (name, isYes) => {
		openConsent();
		press(name);
		expect(dialog()).toBeNull();
		expect([isDecided('statistics'), isAllowed('statistics')]).toEqual([true, isYes]);
	});

	it('refusing is as easy as accepting: two buttons of one look, side by side', () => {
		openConsent();
		const buttons = [...(dialog()?.querySelectorAll('.e-consent__actions > button') ?? [])];
		expect(buttons.slice(0, 2).map(({ className }) => className.replace(/__\w+$/, ''))).toEqual([
			'e-consent__button e-consent',
			'e-consent__button e-consent',
		]);
	});

	it('names the purposes of the page, and lets the visitor choose each', () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div data-consent-purpose="social"></div><div data-consent-purpose="junk"></div>',
		);
		openConsent();
		press('choose');
		const boxes = [
			...(dialog()?.querySelectorAll<HTMLInputElement>('input:not([disabled])') ?? []),
		];
		expect(boxes).toHaveLength(2);
		expect(document.activeElement).toBe(boxes[0]);
		boxes[1]?.click();
		press('save');
		expect([isAllowed('statistics'), isAllowed('social')]).toEqual([false, true]);
		expect(isDecided('captcha')).toBe(false);
	});

	it('is not shown on a page without purposes', async () => {
		delete document.body.dataset.analytics;
		await openConsent();
		expect(dialog()).toBeNull();
	});

	it('opens from the footer with the earlier answers and takes the focus, which returns afterwards', async () => {
		decide({ statistics: true });
		const opener = document.getElementById('opener') as HTMLElement;
		const done = openConsent({ opener, isSettings: true });
		expect(dialog()?.contains(document.activeElement)).toBe(true);
		expect(dialog()?.querySelector<HTMLInputElement>('input:not([disabled])')?.checked).toBe(true);
		dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
		await done;
		expect(document.activeElement).toBe(opener);
		expect(isAllowed('statistics')).toBe(true);
	});

	it('that was put off is not put again in this tab, and allows nothing', () => {
		askOnce();
		press('close');
		expect(isDecided('statistics')).toBe(false);
		askOnce();
		expect(dialog()).toBeNull();
	});

	it('is shown once, after any number of calls', () => {
		openConsent();
		openConsent({ isSettings: true });
		expect(document.querySelectorAll('.e-consent')).toHaveLength(1);
	});
});

describe('asking for one thing', () => {
	it('waits for the answer', async () => {
		const answer = askFor('captcha');
		await vi.waitFor(() => expect(dialog()).not.toBeNull());
		expect(dialog()?.textContent).toContain('Cloudflare');
		press('accept');
		expect(await answer).toBe(true);
	});

	it('stands in the modal dialog of its opener, also when it was open before', async () => {
		document.body.innerHTML = '<dialog open><button>Send</button></dialog>';
		const popup = document.querySelector('dialog') as HTMLDialogElement;
		openConsent({ purpose: 'captcha' });
		expect(popup.contains(dialog())).toBe(false);
		const answer = askFor('captcha', popup.querySelector('button') ?? undefined);
		await vi.waitFor(() => expect(popup.contains(dialog())).toBe(true));
		popup.remove();
		// The question left the page with its popup, so the next call opens a new one.
		openConsent({ purpose: 'captcha' });
		expect(await answer).toBe(false);
		expect(document.querySelectorAll('.e-consent')).toHaveLength(1);
	});

	it('is not shown to a visitor who has allowed it', async () => {
		decide({ captcha: true });
		expect(await askFor('captcha')).toBe(true);
		expect(dialog()).toBeNull();
	});
});
