import { mainMenu } from './main-menu';

/** A menu with the theme's menu locations that show it. */
export interface PlacedMenu {
	databaseId: number;
	slug: string | null;
	/**
	 * The locations by the schema's names, `PRIMARY`. The name of a location for a language other than the default ends
	 * in that language, `PRIMARY___DE`.
	 */
	locations: readonly (string | null)[] | null;
}

/**
 * The menu of a language that replaces the chosen menu. Null if the chosen menu has no location in the theme, or if its
 * location has no menu in the language.
 * @param asked the chosen menu's slug or database id; empty for the menu of the site's header
 * @param language the language's slug, `de`
 */
export function menuInLanguage(
	menus: readonly PlacedMenu[],
	asked: string,
	language: string,
): string | null {
	const ending = `___${language.toUpperCase().replaceAll('-', '_')}`;
	const menu =
		asked === ''
			? mainMenu(menus.filter(isInDefault))
			: menus.find(({ slug, databaseId }) => slug === asked || `${databaseId}` === asked);
	const places = (menu?.locations ?? []).map((place) => `${place}${ending}`);
	const found = menus.find(({ locations }) =>
		locations?.some((place) => place !== null && places.includes(place)),
	);
	return found ? `${found.databaseId}` : null;
}

/** True if none of the menu's locations belongs to a language other than the default language. */
export function isInDefault({ locations }: Pick<PlacedMenu, 'locations'>): boolean {
	return !locations?.some((place) => place?.includes('___'));
}
