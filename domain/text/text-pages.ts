/**
 * The place at which an author ended a page of a text; in plain texts WordPress makes a paragraph
 * of it.
 */
const BREAK = /(?:<p[^>]*>\s*)?<!--nextpage-->(?:\s*<\/p>)?/i;

/**
 * The page of a text that authors cut into several (`<!--nextpage-->`).
 * @param html as WordPress renders it, with its comments
 * @param number asked for, from 1; beyond the end it is the last one, as in WordPress
 */
export function textPage(
	html: string,
	number: number,
): { html: string; number: number; count: number } {
	const pages = html.split(BREAK);
	// A break at the very beginning is none.
	if (pages.length > 1 && pages[0]?.trim() === '') pages.shift();
	const shown = Math.min(Math.max(number, 1), pages.length);
	return { html: pages[shown - 1] ?? '', number: shown, count: pages.length };
}
