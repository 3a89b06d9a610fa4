import { JSDOM } from 'jsdom';

/** Attributes that a visitor sees or hears. */
const SPOKEN = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'data-caption'];
/** Names of `meta` elements that are words. */
const WORDS =
	'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';

/** The texts that a page shows and speaks, each once: its markup, its spoken attributes, its head. */
export function pageTexts(html: string): Set<string> {
	const { document, NodeFilter } = new JSDOM(html.replace(/<style[\s\S]*?<\/style>/g, '')).window;
	const texts: string[] = [];
	const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { parentElement, textContent } = walker.currentNode;
		if (!parentElement?.closest('script, [lang="en-GB"]:not(html)')) texts.push(textContent ?? '');
	}
	for (const name of SPOKEN)
		for (const element of document.querySelectorAll(`[${name}]`))
			texts.push(element.getAttribute(name) ?? '');
	for (const element of document.querySelectorAll(WORDS))
		texts.push(element.getAttribute('content') ?? '');
	return new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text)));
}
