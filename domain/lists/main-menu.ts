/** A menu, and the places of a theme that it stands in, as WPGraphQL names them: `PRIMARY`, `MENU_1`. */
interface PlacedMenu {
	locations?: readonly (string | null)[] | null;
}

/** What themes call the place of the site's own menu, the likeliest first. */
const MAIN_PLACES: readonly RegExp[] = [
	/^PRIMARY/,
	/^HEADER/,
	/^MAIN/,
	/^(?:MENU_1|TOP|NAVIGATION)/,
];
/** Places that are for something else. */
const OTHER_PLACES = /FOOTER|SOCIAL|LEGAL|BOTTOM|COPYRIGHT/;

/**
 * The menu for a header whose editor chose none: that of the place that themes call so, else one in a place that is for
 * nothing else, else one in no place at all. Never one that stands in the footer or among social links alone.
 */
export function mainMenu<Menu extends PlacedMenu>(menus: readonly Menu[]): Menu | undefined {
	const placesOf = ({ locations }: Menu) =>
		(locations ?? []).flatMap((place) => (place ? [place.toUpperCase()] : []));
	for (const pattern of MAIN_PLACES) {
		const found = menus.find((menu) => placesOf(menu).some((place) => pattern.test(place)));
		if (found) return found;
	}
	const isFree = (menu: Menu) => placesOf(menu).some((place) => !OTHER_PLACES.test(place));
	return menus.find(isFree) ?? menus.find((menu) => placesOf(menu).length === 0);
}
