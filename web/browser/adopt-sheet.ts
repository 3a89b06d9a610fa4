const adopted = new Set<string>();

/**
 * Gives the page a sheet that comes with a module, once: the policy lets in no `<style>` that the page did not come
 * with, and a constructed sheet is none.
 */
export function adoptSheet(css: string): void {
	if (adopted.has(css)) return;
	adopted.add(css);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}
