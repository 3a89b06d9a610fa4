/** Languages with joined letters: space between the letters would break words apart. */
const JOINED = new Set(['ar', 'fa', 'ur', 'ps', 'sd', 'ug', 'ckb']);
/** Languages whose scripts have no slanted letters; browsers would tilt upright ones. */
const UPRIGHT = new Set([...JOINED, 'he', 'yi', 'ja', 'ko', 'zh', 'th', 'hi', 'bn', 'ta']);

/**
 * Rules that the script of a page's language needs, even if an editor chose other styles for another script: joined
 * letters stay joined, and quotations are upright. Empty for most languages.
 *
 * @param language the language of the page, BCP 47
 */
export function scriptCss(language: string): string {
	const name = language.split('-', 1)[0]?.toLowerCase() ?? '';
	const joined = JOINED.has(name) ? '*{letter-spacing:0!important}' : '';
	const upright = UPRIGHT.has(name) ? ':root{--e-slant:normal}' : '';
	return joined + upright;
}
