/** A menu with its theme locations, as WPGraphQL names them: `PRIMARY`, `MENU_1`. */
interface PlacedMenu {
	locations?: readonly (string | null)[] | null;
}

/** Names of theme locations for the main menu, the likeliest first. */
const MAIN_PLACES: readonly RegExp[] = [
	/^PRIMARY/,
	/^HEADER/,
	/^MAIN/,
	/^(?:MENU_1|TOP|NAVIGATION)/,
];
/** Names of theme locations for other menus. */
const OTHER_PLACES = /FOOTER|SOCIAL|LEGAL|BOTTOM|COPYRIGHT/;

/**
 * The menu for a header without an explicit choice: a menu in a main location, else a menu in a location that has no
 * other purpose, else a menu without a location. Never a menu that is only in a footer or social location.
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
