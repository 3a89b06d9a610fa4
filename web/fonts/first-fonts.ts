import type { FontFamily } from '../../domain/fonts/font-catalogue';

/** The kit's styles of headlines and of running text: what nearly every first screen is set in. */
const FIRST_STYLES = ['primary', 'text'];

/**
 * The files to fetch with the page: of the kit's headlines and running text, upright, in the weight that the kit
 * names, with the characters of every Latin text.
 *
 * @param families those that the page uses and the host serves
 */
export function firstFonts(sheet: string, families: readonly FontFamily[]): string[] {
	const addresses = FIRST_STYLES.flatMap((id) => {
		const lead = `--e-global-typography-${id}-font-`;
		const [, name] = new RegExp(`${lead}family:"([^"]+)"`).exec(sheet) ?? [];
		const [, weight = '400'] = new RegExp(`${lead}weight:(\\d+)`).exec(sheet) ?? [];
		const family = families.find((one) => one.name === name);
		return (family?.files ?? [])
			.filter(({ isCore, style, weight: [from, to] }) => {
				return isCore && style === 'normal' && Number(weight) >= from && Number(weight) <= to;
			})
			.map(({ address }) => address);
	});
	return [...new Set(addresses)];
}
