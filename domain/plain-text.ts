import { decodeHTML } from 'entities';

/** Markup or encoded text → text: tags dropped, entities decoded, white space folded. */
export function plainText(markup: string): string {
	return decodeHTML(markup.replace(/<[^>]*>/g, ' '))
		.replace(/\s+/g, ' ')
		.trim();
}

/** Text whose entities WordPress encoded (`Yachts &amp; bays`) → the text itself. Tags stay as they are. */
export function decodeEntities(text: string): string {
	return decodeHTML(text);
}

/**
 * At most `length` characters, cut between words, with an ellipsis where something was cut.
 * @param length in UTF-16 units, the ellipsis included
 */
export function truncate(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length - 1);
	const lastSpace = cut.lastIndexOf(' ');
	return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
