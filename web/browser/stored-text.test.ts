// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localText, sessionText } from './stored-text';

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
	sessionStorage.clear();
});

describe('a stored text', () => {
	it('stands in the storage under its own key', () => {
		localText.write('a', '1');
		expect(localStorage.getItem('a')).toBe('1');
		expect(localText.read('a')).toBe('1');
		expect(sessionText.read('a')).toBeNull();
	});

	it('is kept until the page is left where the storage throws', () => {
		const forbidden = {
			getItem: () => {
				throw new Error('forbidden');
			},
			setItem: () => {
				throw new Error('forbidden');
			},
		};
		vi.stubGlobal('localStorage', forbidden);
		expect(localText.read('b')).toBeNull();
		localText.write('b', '2');
		expect(localText.read('b')).toBe('2');
	});

	it('is kept where the storage is full, and not longer than that', () => {
		const full = vi.fn(() => {
			throw new Error('full');
		});
		vi.stubGlobal('sessionStorage', { getItem: () => 'old', setItem: full });
		sessionText.write('c', 'new');
		expect(sessionText.read('c')).toBe('new');
		full.mockImplementation(() => undefined as never);
		sessionText.write('c', 'newer');
		expect(sessionText.read('c')).toBe('old');
	});
});
