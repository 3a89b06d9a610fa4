import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { mainMenu } from '../../../domain/main-menu';
import type { MenuItem } from './menu-list';
import {
	NavMenu_ItemsDocument,
	NavMenu_MenusDocument,
	NavMenu_PagesDocument,
	type NavMenu_PagesQuery,
} from './nav-menu.generated';

/** A menu as the widget shows it. */
interface ShownMenu {
	/** Empty where it has none. */
	name: string;
	items: readonly MenuItem[];
}

/**
 * The menu of a widget; suspends. Where an editor chose none, that of the site's header, and on a site without any menu
 * (a block theme has none) the pages at its top.
 * @param wanted slug or database id; empty for none
 */
export function useMenu(wanted: string): ShownMenu {
	const isOpen = wanted === '';
	// A skipped query with the key of one that runs would stop that one, which another menu of the page waits for.
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
	const id = wanted || `${mainMenu(menus)?.databaseId ?? ''}`;
	const idType = /^\d+$/.test(id) ? 'DATABASE_ID' : 'SLUG';
	const { data } = useSuspenseQuery(
		NavMenu_ItemsDocument,
		id ? { variables: { id, idType } } : skipToken,
	);
	return isWithoutMenus
		? { name: '', items: (pages?.pages?.nodes ?? []).map(itemOf) }
		: { name: data?.menu?.name ?? '', items: data?.menu?.menuItems?.nodes ?? [] };
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
