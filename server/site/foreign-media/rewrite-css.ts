import type { OwnForm } from './own-form';

/** Matches `url()` in all its spellings, whole rules of fonts, and imports up to the end of their address. */
const ADDRESS =
	/@font-face\s*\{[^}]*\}|(?:@import\s*(?:url\(\s*)?|url\(\s*)(?:"([^"\\\n]*)"|'([^'\\\n]*)'|([^"'()\s\\;]+))(?:\s*\))?/gi;
const URL_FUNCTION = /url\(\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|([^"'()\s\\]*))\s*\)/gi;

/**
 * Gives pictures, fonts and imported sheets of other hosts in a sheet the addresses under which this host serves them.
 */
export function rewriteCss(css: string, form: OwnForm): string {
	if (!css.includes('//')) return css;
	return css.replace(ADDRESS, (stored, double?: string, single?: string, bare?: string) => {
		if (/^@font/i.test(stored)) {
			return stored.replace(URL_FUNCTION, (written, ...parts: (string | undefined)[]) => {
				const font = form.font(parts[0] ?? parts[1] ?? parts[2] ?? '');
				return font ? `url("${font}")` : written;
			});
		}
		const address = double ?? single ?? bare ?? '';
		if (/^@import/i.test(stored)) {
			const sheet = form.sheet(address);
			return sheet ? stored.replace(address, () => sheet) : stored;
		}
		const picture = form.picture(address);
		return picture ? `url("${picture.src}")` : stored;
	});
}
