import { percentDecoded } from '@outrigger/rules/address/percent-decoded';

const SLUG = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_-]+$/u;

/** The rule for a slug, as messages state it. */
export const SLUG_RULE = 'lower-case letters, digits, - and _';

/**
 * Returns a slug as the host stores it. Decodes a percent-encoded slug, as WordPress exports it. `null` for a text that
 * is no slug.
 */
export function readSlug(text: string): string | null {
	const slug = text.includes('%') ? percentDecoded(text) : text;
	return slug !== null && SLUG.test(slug) ? slug : null;
}

/** Makes a slug of a title or file name: `Über uns (neu)` → `uber-uns-neu`. Empty when nothing is left. */
export function makeSlug(text: string): string {
	return text
		.replace(/ß/g, 'ss')
		.normalize('NFD')
		.replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_]+/gu, '-')
		.replace(/^-+|-+$/g, '');
}

/** Turns a slug into words, for an object without a name: `boat-type` → `Boat type`. */
export function humanise(slug: string): string {
	const words = slug.replace(/[-_]+/g, ' ').trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
