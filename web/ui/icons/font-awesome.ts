import brands from '@fortawesome/fontawesome-free/sprites/brands.svg?raw';
import regular from '@fortawesome/fontawesome-free/sprites/regular.svg?raw';
import solid from '@fortawesome/fontawesome-free/sprites/solid.svg?raw';
import { ICON_ALIASES, ICON_SHIMS } from './font-awesome-names.generated';

/** The styles of the free set. */
export type IconStyle = 'solid' | 'regular' | 'brands';

/** One drawing of a sheet. */
export interface SheetIcon {
	/** `0 0 512 512`. */
	viewBox: string;
	/** The content of the `svg` element, painted in the colour of the text. */
	shapes: string;
}

const SHEETS: Readonly<Record<IconStyle, string>> = { solid, regular, brands };
const SYMBOL = /<symbol id="([a-z0-9-]+)" viewBox="([\d. ]+)">\s*([\s\S]*?)\s*<\/symbol>/g;
const STYLE_OF_PREFIX: Readonly<Record<string, IconStyle>> = {
	fas: 'solid',
	far: 'regular',
	fab: 'brands',
};

const indexes = new Map<IconStyle, ReadonlyMap<string, SheetIcon>>();

/** The drawings of a style by name: the sheet is read once, when its first icon is wanted. */
function sheet(style: IconStyle): ReadonlyMap<string, SheetIcon> {
	const known = indexes.get(style);
	if (known) return known;
	const icons = new Map<string, SheetIcon>();
	for (const [, name = '', viewBox = '', shapes = ''] of SHEETS[style].matchAll(SYMBOL)) {
		icons.set(name, { viewBox, shapes });
	}
	indexes.set(style, icons);
	return icons;
}

/**
 * Returns an icon of FontAwesome's free set, under its name in version 4, 5, 6 or 7. If the free
 * set lacks a style of this icon, a style that it has takes its place. Only the server looks
 * here: no browser bundle holds the sheets.
 *
 * @param name without `fa-`
 * @param styles the wanted style first
 * @param isOld true for a class of version 4, `fa fa-…`: later versions gave its names to other
 * icons
 */
export function fontAwesomeIcon(
	name: string,
	styles: readonly IconStyle[],
	isOld = false,
): SheetIcon | undefined {
	const [prefix = '', shim] =
		isOld && Object.hasOwn(ICON_SHIMS, name) ? (ICON_SHIMS[name] ?? '').split(' ') : [];
	const wanted = shim ?? name;
	const today = Object.hasOwn(ICON_ALIASES, wanted) ? (ICON_ALIASES[wanted] ?? wanted) : wanted;
	const first = STYLE_OF_PREFIX[prefix];
	for (const style of first ? [first, ...styles] : styles) {
		const icon = sheet(style).get(wanted) ?? sheet(style).get(today);
		if (icon) return icon;
	}
	return undefined;
}
