/** An author's page break in a text; in plain texts WordPress wraps it in a paragraph. */
const BREAK = /(?:<p[^>]*>\s*)?<!--nextpage-->(?:\s*<\/p>)?/i;

/**
 * Returns one page of a text that its author has divided into pages (`<!--nextpage-->`).
 * @param html the text as WordPress renders it, with its comments
 * @param number the number of the page, from 1; a number beyond the end gives the last page, as in WordPress
 */
export function textPage(
	html: string,
	number: number,
): { html: string; number: number; count: number } {
	const pages = html.split(BREAK);
	// A page break at the very beginning of the text does not count.
	if (pages.length > 1 && pages[0]?.trim() === '') pages.shift();
	const shown = Math.min(Math.max(number, 1), pages.length);
	return { html: pages[shown - 1] ?? '', number: shown, count: pages.length };
}
