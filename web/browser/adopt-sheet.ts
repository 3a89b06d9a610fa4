const adopted = new Set<string>();

/**
 * Adds a module's sheet to the page, once. The security policy refuses new `<style>` elements; it lets constructed
 * sheets pass.
 */
export function adoptSheet(css: string): void {
	if (adopted.has(css)) return;
	adopted.add(css);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}
