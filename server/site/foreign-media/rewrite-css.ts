import type { OwnForm } from './own-form';

/** `url()` in all its spellings, whole rules of fonts, and imports as far as their address. */
const ADDRESS =
	/@font-face\s*\{[^}]*\}|(?:@import\s*(?:url\(\s*)?|url\(\s*)(?:"([^"\\\n]*)"|'([^'\\\n]*)'|([^"'()\s\\;]+))(?:\s*\))?/gi;
const URL_FUNCTION = /url\(\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|([^"'()\s\\]*))\s*\)/gi;

/** Pictures, fonts and imported sheets of other hosts in a sheet, as this host serves them. */
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
