import { percentDecoded } from '@outrigger/rules/address/percent-decoded';

/** A slug as WordPress stores it and core REST gives it: what is not ASCII percent-encoded, in small letters. */
export const storedSlug = (slug: string): string =>
	slug.replace(/[^\p{ASCII}]+/gu, (letters) => encodeURIComponent(letters).toLowerCase());

/** Slugs of a filter as they are here: clients send them in either form. */
export const readSlugs = (slugs: readonly string[] | undefined): string[] | undefined =>
	slugs?.map((slug) => (percentDecoded(slug) ?? slug).toLowerCase());
