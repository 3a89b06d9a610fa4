import type { ComparedPage } from './compare-page';

/** What weighs more than any picture. */
const OTHER_STATUS = 1_000;
const BROKEN = 20;

/**
 * How far a page is from being the same, for sorting alone: another status first, then what is broken here and not
 * there, then words that are missing, then what looks different.
 */
export function distance({ fault, theirs, ours, words, pictures }: ComparedPage): number {
	if (fault !== null) return 2 * OTHER_STATUS;
	const broken =
		Math.max(0, ours.brokenPictures.length - theirs.brokenPictures.length) +
		Math.max(0, ours.brokenLinks.length - theirs.brokenLinks.length);
	const seen = Math.max(0, ...pictures.map(({ of }) => of.share));
	return (
		(ours.status === theirs.status ? 0 : OTHER_STATUS) +
		broken * BROKEN +
		words.share * 100 +
		seen * 10
	);
}

/** The pages that somebody should look at first, first. */
export function worstFirst(pages: readonly ComparedPage[]): ComparedPage[] {
	return [...pages].sort((a, b) => distance(b) - distance(a));
}
