import type { FontFamily, FontRange } from '@outrigger/rules/fonts/font-catalogue';

/** The kit's styles of headlines and of running text, which are the fonts of nearly every first screen. */
const FIRST_STYLES = ['primary', 'text'];

/** Matches a width that a sheet sets for headlines, because kits have no setting for the width. */
const STRETCH_OF_HEADLINES = /\bh1\b[^{}]*\{[^{}]*font-stretch\s*:\s*(\d{2,3}(?:\.\d+)?)%/;
const NORMAL_STRETCH = '100';

/** True if a file covers a width; a file without a width axis covers every width. */
export function isWithin(range: FontRange | null, stretch: number): boolean {
	return !range || (stretch >= range[0] && stretch <= range[1]);
}

/**
 * The files to preload: the kit's headlines and running text, upright, in the weight of the kit, with the characters
 * of Latin texts. Headlines come in the width that the sheet gives `h1`.
 *
 * @param families families that the page uses and the host serves
 */
export function firstFonts(sheet: string, families: readonly FontFamily[]): string[] {
	const [, ofHeadlines = NORMAL_STRETCH] = STRETCH_OF_HEADLINES.exec(sheet) ?? [];
	const addresses = FIRST_STYLES.flatMap((id) => {
		const width = Number(id === 'primary' ? ofHeadlines : NORMAL_STRETCH);
		const lead = `--e-global-typography-${id}-font-`;
		const [, name] = new RegExp(`${lead}family:"([^"]+)"`).exec(sheet) ?? [];
		const [, weight = '400'] = new RegExp(`${lead}weight:(\\d+)`).exec(sheet) ?? [];
		const family = families.find((one) => one.name === name);
		return (family?.files ?? [])
			.filter(({ isCore, style, weight: [from, to], stretch }) => {
				const isOfWeight = Number(weight) >= from && Number(weight) <= to;
				return isCore && style === 'normal' && isOfWeight && isWithin(stretch, width);
			})
			.map(({ address }) => address);
	});
	return [...new Set(addresses)];
}
