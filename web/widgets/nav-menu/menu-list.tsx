import type { ItemNode } from '../../../domain/item-tree';
import { plainText } from '../../../domain/plain-text';
import { Icon } from '../../ui/icon';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import { isAbove, isCurrent, itemHref, type VisitedPage } from './item-link';
import type { NavMenu_ItemsQuery } from './nav-menu.generated';

/** An item as WordPress answers it. */
export type MenuItem = NonNullable<
	NonNullable<NavMenu_ItemsQuery['menu']>['menuItems']
>['nodes'][number];

/** What all items of one list share. */
export interface MenuListContext {
	page: VisitedPage;
	/** Stands behind the label of an item that has a submenu. */
	submenuIcon: unknown;
	/**
	 * Makes the id of the submenu of an item: it then opens over the page, under the pointer and by a button. Without it
	 * all submenus stand open in their place.
	 */
	popoverId?: (item: MenuItem) => string;
}

/** The items of a menu or of a submenu. */
export function MenuItems({
	nodes,
	context,
	depth = 0,
}: {
	nodes: readonly ItemNode<MenuItem>[];
	context: MenuListContext;
	depth?: number;
}) {
	return nodes.map((node) => (
		<Item key={node.item.databaseId} node={node} context={context} depth={depth} />
	));
}

function Item({
	node,
	context,
	depth,
}: {
	node: ItemNode<MenuItem>;
	context: MenuListContext;
	depth: number;
}) {
	const { item, children } = node;
	const { page, submenuIcon, popoverId } = context;
	const label = plainText(item.label ?? '');
	const hasChildren = children.length > 0;
	// Only the first level opens over the page; what is deeper opens beside or inside it.
	const id = hasChildren && depth === 0 ? popoverId?.(item) : undefined;
	return (
		<li className={itemClasses(node, page).join(' ')}>
			<a {...anchorOf(item, page)} className={anchorClasses(item, page, depth, hasChildren)}>
				<span className="elementor-nav-menu__label">{label}</span>
				{hasChildren && popoverId && <Icon icon={submenuIcon} className="sub-arrow" />}
			</a>
			{id && (
				<button
					type="button"
					className="elementor-nav-menu__opener"
					popoverTarget={id}
					aria-label={`Submenu: ${label}`}
				>
					<Icon icon={submenuIcon} />
				</button>
			)}
			{hasChildren && (
				<ul
					className="sub-menu elementor-nav-menu--dropdown"
					id={id}
					popover={id ? 'auto' : undefined}
				>
					<MenuItems nodes={children} context={context} depth={depth + 1} />
				</ul>
			)}
		</li>
	);
}

function itemClasses({ item, children }: ItemNode<MenuItem>, page: VisitedPage): string[] {
	const href = itemHref(item, page.siteUrl);
	const own = (item.cssClasses ?? []).filter((name) => name && /^[\w-]+$/.test(name));
	const names = [
		'menu-item',
		`menu-item-${item.databaseId}`,
		...own,
		children.length > 0 && 'menu-item-has-children',
		isCurrent(href, page) && 'current-menu-item',
		children.some((child) => isCurrentNode(child, page)) && 'current-menu-parent',
		children.some((child) => holdsCurrent(child, page)) && 'current-menu-ancestor',
		isAbove(href, page) && 'current-page-ancestor',
	];
	return [...new Set(names.filter((name) => typeof name === 'string'))];
}

function isCurrentNode({ item }: ItemNode<MenuItem>, page: VisitedPage): boolean {
	return isCurrent(itemHref(item, page.siteUrl), page);
}

function holdsCurrent(node: ItemNode<MenuItem>, page: VisitedPage): boolean {
	return isCurrentNode(node, page) || node.children.some((child) => holdsCurrent(child, page));
}

function anchorClasses(
	item: MenuItem,
	page: VisitedPage,
	depth: number,
	hasChildren: boolean,
): string {
	const href = itemHref(item, page.siteUrl);
	const names = [
		depth === 0 ? 'elementor-item' : 'elementor-sub-item',
		hasChildren && 'has-submenu',
		href.includes('#') && 'elementor-item-anchor',
		isCurrent(href, page) && 'elementor-item-active',
	];
	return names.filter(Boolean).join(' ');
}

/** An item whose address a browser must not follow stays as a text. */
function anchorOf(item: MenuItem, page: VisitedPage): Partial<LinkAttributes> {
	const href = itemHref(item, page.siteUrl);
	const rel = (item.linkRelationship ?? '').match(/[\w-]+/g)?.join(' ');
	const link = linkAttributes({
		url: href,
		is_external: item.target === '_blank',
		custom_attributes: rel && `rel|${rel}`,
	});
	return {
		...link,
		...(item.title && { title: item.title }),
		...(link && isCurrent(href, page) && { 'aria-current': 'page' as const }),
	};
}
