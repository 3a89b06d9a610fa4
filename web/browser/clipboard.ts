/**
 * Copies a text to the clipboard. Call it while handling a press, because browsers refuse it at other times.
 * @returns true when the text was copied; never rejects
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		// Pages without a secure connection have no clipboard.
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/** Selects the content of an element, so that the visitor can copy it by hand. */
export function selectText(element: Element): void {
	getSelection()?.selectAllChildren(element);
}
