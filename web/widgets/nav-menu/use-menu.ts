import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { mainMenu } from '@outrigger/rules/lists/main-menu';
import { isInDefault, menuInLanguage } from '@outrigger/rules/lists/menu-in-language';
import { useCurrentPage } from '../../elements/context/current-page';
import type { MenuItem } from './menu-list';
import {
	NavMenu_ItemsDocument,
	type NavMenu_ItemsQuery,
	NavMenu_MenusDocument,
	NavMenu_PagesDocument,
	type NavMenu_PagesQuery,
} from './nav-menu.generated';

/** The menu that the widget shows. */
interface ShownMenu {
	/** Empty if the menu has no name. */
	name: string;
	items: readonly MenuItem[];
}

/**
 * Returns the menu of a widget; suspends. If an editor chose no menu, it is the menu of the site's header. On a site
 * without any menu it is the site's pages at the top level: a block theme has no menus, and kits refer to menus that
 * they do not contain. The result has at most 500 items. In a language other than the default one it is the menu in the
 * same place of that language, as in Polylang.
 * @param asked slug or database id of the chosen menu; empty without a choice
 */
export function useMenu(asked: string): ShownMenu {
	const { languages = [] } = useCurrentPage();
	const current = languages.find(({ isCurrent }) => isCurrent);
	const isTranslated = current !== undefined && !current.isDefault;
	const { data: all } = useSuspenseQuery(NavMenu_MenusDocument, {
		skip: !isTranslated,
		queryKey: isTranslated ? 'asked in a language' : 'not asked in a language',
	});
	const inLanguage = isTranslated
		? menuInLanguage(all?.menus?.nodes ?? [], asked, current.slug)
		: null;
	const wanted = inLanguage ?? asked;
	const named = useItemPage(wanted, null);
	const isOpen = wanted === '' || named?.menu === null;
	// A skipped query must not have the key of a running query: it would stop that query, and another menu of the page
	// may be waiting for it.
	const { data: places } = useSuspenseQuery(NavMenu_MenusDocument, {
		skip: !isOpen,
		queryKey: isOpen ? 'asked' : 'skipped',
	});
	const menus = places?.menus?.nodes ?? [];
	const isWithoutMenus = isOpen && menus.length === 0;
	const { data: pages } = useSuspenseQuery(NavMenu_PagesDocument, {
		skip: !isWithoutMenus,
		queryKey: isWithoutMenus ? 'pages' : 'no pages',
	});
	const main = wanted === '' ? `${mainMenu(menus.filter(isInDefault))?.databaseId ?? ''}` : '';
	const id = wanted || main;
	const unnamed = useItemPage(main, null);
	// Pages of a hundred items, one after the other. The rules of hooks require a fixed number of calls.
	const first = named ?? unnamed;
	const second = useItemPage(id, first);
	const third = useItemPage(id, second);
	const fourth = useItemPage(id, third);
	const fifth = useItemPage(id, fourth);
	if (isWithoutMenus) return { name: '', items: (pages?.pages?.nodes ?? []).map(itemOf) };
	const items = [first, second, third, fourth, fifth].flatMap(
		(page) => page?.menu?.menuItems?.nodes ?? [],
	);
	return { name: first?.menu?.name ?? '', items };
}

type ItemPage = NavMenu_ItemsQuery | undefined;

/**
 * Returns a hundred items of a menu.
 * @param before the previous hundred items; null at the beginning. The result is empty if those items were the last
 *   ones
 */
function useItemPage(id: string, before: ItemPage | null): ItemPage {
	const { hasNextPage, endCursor } = before?.menu?.menuItems?.pageInfo ?? {};
	const isWanted = id !== '' && (before === null || (hasNextPage && endCursor));
	const { data } = useSuspenseQuery(
		NavMenu_ItemsDocument,
		isWanted
			? {
					variables: {
						id,
						idType: /^\d+$/.test(id) ? 'DATABASE_ID' : 'SLUG',
						...(endCursor && { after: endCursor }),
					},
				}
			: skipToken,
	);
	return data;
}

type TopPage = NonNullable<NavMenu_PagesQuery['pages']>['nodes'][number];

function itemOf({ id, databaseId, title, uri, link }: TopPage, index: number): MenuItem {
	return {
		id,
		databaseId,
		parentDatabaseId: 0,
		order: index + 1,
		label: title ?? '',
		title: null,
		url: link ?? '',
		uri: uri ?? null,
		target: null,
		linkRelationship: null,
		cssClasses: [],
	};
}
