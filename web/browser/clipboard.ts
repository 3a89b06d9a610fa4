/**
 * Puts a text into the clipboard. Call it while a press is handled: browsers refuse it otherwise.
 * @returns whether it is there now; never rejects
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		// There is no clipboard on pages without a secure connection.
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/** Marks what is in an element, so that a visitor can copy it by hand. */
export function selectText(element: Element): void {
	getSelection()?.selectAllChildren(element);
}
