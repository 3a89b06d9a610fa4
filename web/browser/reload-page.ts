/** Asks for this page once more. */
export function reloadPage(): void {
	location.reload();
}
