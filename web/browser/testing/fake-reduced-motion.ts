import { vi } from 'vitest';

/**
 * Replaces `matchMedia` by a visitor's wish for less motion, for tests; no visitor has the wish until a test sets it.
 * `vi.unstubAllGlobals()` removes it.
 *
 * @returns a function that sets the wish and calls all listeners
 */
export function fakeReducedMotion(): (isReduced: boolean) => void {
	const query = Object.assign(new EventTarget(), { matches: false });
	vi.stubGlobal('matchMedia', () => query);
	return (isReduced) => {
		query.matches = isReduced;
		query.dispatchEvent(new Event('change'));
	};
}
