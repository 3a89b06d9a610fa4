import type { ComparedPage } from './compare-page';

/** The weights of faults that count more than any difference between pictures. */
const OTHER_STATUS = 1_000;
const BROKEN = 20;

/**
 * Returns the distance between our page and its original, only for sorting. A different status counts most, then parts
 * that are broken only on our page, then missing words, then differences in appearance.
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

/** Sorts the pages so that the pages that most need a person's attention come first. */
export function worstFirst(pages: readonly ComparedPage[]): ComparedPage[] {
	return [...pages].sort((a, b) => distance(b) - distance(a));
}
