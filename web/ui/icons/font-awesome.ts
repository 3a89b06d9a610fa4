import { ICON_ALIASES, ICON_SHIMS } from './font-awesome-names.generated';
import { type SheetIcon, type SheetName, sheet } from './icon-sheets';

/** The styles of the free set. */
export type IconStyle = Exclude<SheetName, 'lucide'>;

const STYLE_OF_PREFIX: Readonly<Record<string, IconStyle>> = {
	fas: 'solid',
	far: 'regular',
	fab: 'brands',
};

/**
 * Returns an icon of FontAwesome's free set, under its name in version 4, 5, 6 or 7. If the free set lacks the wanted
 * style of this icon, another style is used.
 *
 * @param name without `fa-`
 * @param styles the wanted style first
 * @param isOld true for a class of version 4, `fa fa-…`: later versions gave its names to other icons
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
