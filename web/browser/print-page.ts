/** Opens the browser's print dialog. */
export function printPage(): void {
	window.print();
}
