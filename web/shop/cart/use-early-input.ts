import { type RefObject, useLayoutEffect } from 'react';

/**
 * Reads what a visitor typed or chose before the script loaded: React hydrates a field without reading its value, and
 * would overwrite the value at its next rendering.
 *
 * @param shown the value that React expects in the field
 */
export function useEarlyInput(
	field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
	shown: string,
	onInput: (value: string) => void,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is rendered again
	useLayoutEffect(() => {
		const early = field.current?.value ?? shown;
		if (early !== shown) onInput(early);
	}, []);
}
