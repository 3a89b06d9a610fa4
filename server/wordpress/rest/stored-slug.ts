import { percentDecoded } from '@outrigger/rules/address/percent-decoded';

/** A slug in the form of WordPress's database and of core REST: percent-encoded beyond ASCII, in lower case. */
export const storedSlug = (slug: string): string =>
	slug.replace(/[^\p{ASCII}]+/gu, (letters) => encodeURIComponent(letters).toLowerCase());

/** The slugs of a filter in the form of the store, because clients send either form. */
export const readSlugs = (slugs: readonly string[] | undefined): string[] | undefined =>
	slugs?.map((slug) => (percentDecoded(slug) ?? slug).toLowerCase());
