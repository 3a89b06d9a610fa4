/** The font sizes in a tag cloud, in points: for the rarest and for the most used tag. */
export const TAG_POINTS = { least: 8, most: 22 } as const;

/**
 * The font size of a tag in whole points, in even steps between the rarest and the most used tag.
 * @param counts the counts of all tags in the cloud
 */
export function tagSize(count: number, counts: readonly number[]): number {
	const least = Math.min(...counts);
	const spread = Math.max(1, Math.max(...counts) - least);
	const share = Math.min(1, Math.max(0, (count - least) / spread));
	return Math.round(TAG_POINTS.least + share * (TAG_POINTS.most - TAG_POINTS.least));
}
