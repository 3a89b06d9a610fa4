import type { OwnForm } from './own-form';

/** `url()` in all its spellings; rules of fonts are stepped over, since fonts are no pictures. */
const ADDRESS =
	/@font-face\s*\{[^}]*\}|url\(\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|([^"'()\s\\]*))\s*\)/gi;

/** Pictures of other hosts in a sheet, as this host serves them. */
export function rewriteCss(css: string, form: OwnForm): string {
	if (!css.includes('//')) return css;
	return css.replace(ADDRESS, (stored, double?: string, single?: string, bare?: string) => {
		const address = double ?? single ?? bare ?? '';
		const picture = form.picture(address);
		return picture ? `url("${picture.src}")` : stored;
	});
}
