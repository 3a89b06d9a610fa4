import { mainMenu } from './main-menu';

/** A menu with the places of the theme in which it stands. */
export interface PlacedMenu {
	databaseId: number;
	slug: string | null;
	/**
	 * By the schema's names, `PRIMARY`; the names for other languages than the default end in the language,
	 * `PRIMARY___DE`.
	 */
	locations: readonly (string | null)[] | null;
}

/**
 * The menu of a language that replaces another menu. Null where that menu has no place in the theme, or the place has
 * no menu in the language.
 * @param asked the chosen menu's slug or database id; empty for the menu of the site's header
 * @param language slug, `de`
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

/** True for a menu that has no place in a language other than the default language. */
export function isInDefault({ locations }: Pick<PlacedMenu, 'locations'>): boolean {
	return !locations?.some((place) => place?.includes('___'));
}
