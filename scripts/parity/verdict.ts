import type { ComparedPage } from './compare-page';

/** The faults that weigh more than any picture. */
const OTHER_STATUS = 1_000;
const BROKEN = 20;

/**
 * Returns the distance between a page and its original, only for sorting: another status first, then parts that are
 * broken only here, then missing words, then differences in looks.
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

/** The pages by need: pages that an editor should look at stand first. */
export function worstFirst(pages: readonly ComparedPage[]): ComparedPage[] {
	return [...pages].sort((a, b) => distance(b) - distance(a));
}
