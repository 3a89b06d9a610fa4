// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenFirstUsed } from '../../browser/first-input';
import { watchLook } from './look';

vi.mock('../../browser/first-input', () => ({ whenFirstUsed: vi.fn(() => () => {}) }));

afterEach(() => {
	vi.mocked(whenFirstUsed).mockClear();
	delete document.body.dataset.passed;
});

describe('the looks of a sticky element', () => {
	it('wait for the page’s use, to fetch the movement', () => {
		watchLook(document.createElement('div'), () => {}).stop();
		expect(whenFirstUsed).toHaveBeenCalledTimes(1);
	});

	it('fetch nothing on a page that WordPress rendered, whose sheets move them', () => {
		document.body.dataset.passed = '';
		watchLook(document.createElement('div'), () => {}).stop();
		expect(whenFirstUsed).not.toHaveBeenCalled();
	});
});
