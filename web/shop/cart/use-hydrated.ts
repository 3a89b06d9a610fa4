import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while the browser takes over its markup, true from then on: until then markup must not depend
 * on a visitor's own data, because the server sent the same markup to all visitors.
 */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
