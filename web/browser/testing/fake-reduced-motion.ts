import { vi } from 'vitest';

/**
 * Puts a visitor's wish for less motion in the place of `matchMedia`, for tests; no visitor has
 * the wish until a test says so. `vi.unstubAllGlobals()` takes it away.
 *
 * @returns tells all listeners that the wish has changed
 */
export function fakeReducedMotion(): (isReduced: boolean) => void {
	const query = Object.assign(new EventTarget(), { matches: false });
	vi.stubGlobal('matchMedia', () => query);
	return (isReduced) => {
		query.matches = isReduced;
		query.dispatchEvent(new Event('change'));
	};
}
