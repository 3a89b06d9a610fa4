import { type RefObject, useLayoutEffect } from 'react';

/**
 * Hands over what a visitor typed or chose before the script came: React takes a field over without reading its value,
 * and sets its own value when it next renders.
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
