import { percentDecoded } from '@outrigger/rules/address/percent-decoded';

const SLUG = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_-]+$/u;

/** The rule for a slug, for messages. */
export const SLUG_RULE = 'lower-case letters, digits, - and _';

/**
 * A slug as it is kept: a percent-encoded slug, as WordPress exports it, is decoded. `null` for a text that is no slug.
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

/** Reads a slug back as words, for an object without a name: `boat-type` → `Boat type`. */
export function humanise(slug: string): string {
	const words = slug.replace(/[-_]+/g, ' ').trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
