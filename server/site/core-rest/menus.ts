import { attributeOf, type Element, parseMarkup } from '../sanitize/markup-tree';
import { type Connection, listOf } from './connection';
import { globalId, pathIn, renderedIn } from './item-values';
import type { Operation } from './operation';

/** A menu as the contract describes it. */
export interface MenuModel {
	id: string;
	databaseId: number;
	name: string;
	slug: string;
	locations: string[];
	menuItems(): Connection<MenuItemModel>;
}

/** An entry of a menu. */
export interface MenuItemModel {
	databaseId: number;
	parentDatabaseId: number;
	label: string;
	url: string;
	[field: string]: unknown;
}

/** The first id for menus and entries that have no id in the page. It is larger than the ids in known databases. */
const FIRST_OWN_ID = 1_000_000_000;
/** Names of navigation elements that concern only one page. */
const OF_PAGE =
	/bread|pag(?:ing|inat|er)|post(?:s|-)?-navigation|comment|table-of|(?:^|[\s_-])toc/i;
const MOST_ITEMS = 500;

/**
 * The menus of a site. Core REST shows menus only to editors, so the host reads them from the front page, where
 * visitors see them: they are the lists of links in its `<nav>` elements. The first menu outside of the footer is the
 * main menu. If the front page has no menu, the host uses the navigations of a block theme, which REST shows to
 * everybody.
 */
export async function readMenus(operation: Operation): Promise<MenuModel[]> {
	const { reader } = operation;
	const page = await reader.page('/');
	const onPage = page === null ? [] : menusIn(page, operation.facts.home);
	if (onPage.length > 0) return onPage;
	const { items } = await reader.list('wp/v2/navigation?per_page=10&_fields=content,title');
	const markup = items.map((item) => `<nav>${renderedIn(item, 'content')}</nav>`).join('');
	return menusIn(markup, operation.facts.home);
}

/**
 * Finds the menus of a page.
 * @param home address of the site without a slash at the end
 */
export function menusIn(html: string, home: string): MenuModel[] {
	const body = parseMarkup(html);
	const seen = new Set<string>();
	const menus: MenuModel[] = [];
	for (const { nav, isFooter } of body ? navsIn(body, false) : []) {
		const index = menus.length;
		const items = itemsOf(nav, FIRST_OWN_ID + (index + 1) * MOST_ITEMS, home);
		// A page often has a menu twice: for phones and for wide windows.
		const key = items.map(({ label, url }) => `${label}\n${url}`).join('\n');
		if (items.length === 0 || seen.has(key)) continue;
		seen.add(key);
		const slug = slugOf(nav) ?? `navigation-${index + 1}`;
		menus.push({
			id: globalId('term', FIRST_OWN_ID + index),
			databaseId: FIRST_OWN_ID + index,
			name: attributeOf(nav, 'aria-label') || slug,
			slug,
			locations: [isFooter ? 'FOOTER' : 'PRIMARY'],
			menuItems: () => listOf(items),
		});
	}
	const main = menus.findIndex(({ locations }) => locations.includes('PRIMARY'));
	return menus.map((menu, index) =>
		menu.locations.includes('PRIMARY') && index !== main ? { ...menu, locations: [] } : menu,
	);
}

function childrenOf(element: Element): Element[] {
	return element.childNodes.filter((node): node is Element => 'tagName' in node);
}

function navsIn(element: Element, isFooter: boolean): { nav: Element; isFooter: boolean }[] {
	return childrenOf(element).flatMap((child) => {
		const isIn = isFooter || child.tagName === 'footer';
		const name = `${attributeOf(child, 'class')} ${attributeOf(child, 'id')}`;
		if (child.tagName !== 'nav') return navsIn(child, isIn);
		return OF_PAGE.test(name) ? [] : [{ nav: child, isFooter: isIn }];
	});
}

/** All elements with one of these names in an element, except those in nested lists. */
function inside(element: Element, names: readonly string[]): Element[] {
	return childrenOf(element).flatMap((child) => {
		if (names.includes(child.tagName)) return [child];
		return child.tagName === 'ul' || child.tagName === 'ol' ? [] : inside(child, names);
	});
}

function listsIn(element: Element): Element[] {
	return childrenOf(element).flatMap((child) =>
		child.tagName === 'ul' || child.tagName === 'ol' ? [child] : listsIn(child),
	);
}

function itemsOf(nav: Element, firstId: number, home: string): MenuItemModel[] {
	const items: MenuItemModel[] = [];

	function addList(list: Element, parentId: number): void {
		for (const child of childrenOf(list)) {
			// The list of pages of a block theme lies in the list of its menu.
			if (child.tagName === 'ul' || child.tagName === 'ol') addList(child, parentId);
			if (child.tagName === 'li') addItem(child, parentId);
		}
	}

	function addItem(entry: Element, parentId: number): void {
		if (items.length >= MOST_ITEMS) return;
		const [link] = inside(entry, ['a']);
		const [title] = link ? [link] : inside(entry, ['button', 'span']);
		const label = title ? visibleText(title) : '';
		if (label === '') return;
		const names = `${attributeOf(entry, 'id')} ${attributeOf(entry, 'class')}`;
		const [, number] = /\bmenu-item-(\d{1,9})\b/.exec(names) ?? [];
		const id = number ? Number(number) : firstId + items.length;
		const url = (link && attributeOf(link, 'href')) ?? '#';
		items.push({
			id: globalId('post', id),
			databaseId: id,
			parentDatabaseId: parentId,
			order: items.length + 1,
			label,
			title: (link && attributeOf(link, 'title')) || null,
			url,
			uri: pathIn(home, url) ?? url,
			target: (link && attributeOf(link, 'target')) || null,
			linkRelationship: (link && attributeOf(link, 'rel')) || null,
			// The classes of an entry mix the theme's with the editor's, so the reader drops them.
			cssClasses: [],
		});
		for (const list of listsIn(entry)) addList(list, id);
	}

	for (const list of listsIn(nav)) addList(list, 0);
	return items;
}

/** The visible text of an element. An icon's name in `aria-label` or in hidden text does not count. */
function visibleText(element: Element): string {
	const text = element.childNodes
		.map((node) => {
			if ('value' in node) return node.value;
			if (!('tagName' in node) || node.tagName === 'svg') return '';
			return /\b(?:screen-reader-text|sub-menu-toggle|menu-item__description)\b/.test(
				attributeOf(node, 'class') ?? '',
			)
				? ''
				: visibleText(node);
		})
		.join('');
	return text.replace(/\s+/g, ' ').trim();
}

/** WordPress writes the slug of a menu into the id of its list: `menu-main-menu`. */
function slugOf(nav: Element): string | null {
	for (const list of listsIn(nav)) {
		const [, slug] = /^menu-([\w-]+)$/.exec(attributeOf(list, 'id') ?? '') ?? [];
		if (slug) return slug;
	}
	return null;
}
