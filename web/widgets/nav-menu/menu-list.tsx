import type { ItemNode } from '@outrigger/rules/lists/item-tree';
import { plainText } from '@outrigger/rules/text/plain-text';
import { iconNamed } from '../../elements/settings/icon';
import { hasIcon, Icon } from '../../ui/icon';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import { isAbove, isCurrent, itemHref, type VisitedPage } from '../../ui/menu/item-link';
import { Opener } from '../../ui/menu/opener';
import { useTexts } from '../../ui/texts';
import type { NavMenu_ItemsQuery } from './nav-menu.generated';

/** An item as WordPress answers it. */
export type MenuItem = NonNullable<
	NonNullable<NavMenu_ItemsQuery['menu']>['menuItems']
>['nodes'][number];

/** The icon of an opener for which the editor chose none; visitors with a keyboard or a touch screen see it. */
const FOCUS_ICON = iconNamed('fas fa-caret-down');

/** The values that all items of one list share. */
export interface MenuListContext {
	page: VisitedPage;
	/**
	 * The icon in the opener of a submenu; an opener without an icon is visible when it has the focus, and on touch
	 * screens.
	 */
	submenuIcon: unknown;
	/** The prefix of the ids of the submenus in this copy of the menu. */
	id: string;
	/** True if opening a submenu closes the other submenus of its list. */
	isExclusive: boolean;
}

/** The items of a menu or of a submenu. */
export function MenuItems({
	nodes,
	context,
	depth = 0,
	parent = 0,
}: {
	nodes: readonly ItemNode<MenuItem>[];
	context: MenuListContext;
	depth?: number;
	/** Database id of the parent item; 0 at the top level. */
	parent?: number;
}) {
	return nodes.map((node) => (
		<Item
			key={node.item.databaseId}
			node={node}
			context={context}
			depth={depth}
			group={context.isExclusive ? `${context.id}-in-${parent}` : undefined}
		/>
	));
}

function Item({
	node,
	context,
	depth,
	group,
}: {
	node: ItemNode<MenuItem>;
	context: MenuListContext;
	depth: number;
	group: string | undefined;
}) {
	const say = useTexts();
	const { item, children } = node;
	const { page, submenuIcon } = context;
	const label = plainText(item.label ?? '');
	const hasChildren = children.length > 0;
	const id = `${context.id}-${item.databaseId}`;
	return (
		<li className={itemClasses(node, page).join(' ')}>
			<a {...anchorOf(item, page)} className={anchorClasses(item, page, depth, hasChildren)}>
				<span className="elementor-nav-menu__label">{label}</span>
			</a>
			{hasChildren && (
				<>
					<Opener
						label={say('menu.submenu', { name: label })}
						controls={id}
						group={group}
						className={
							hasIcon(submenuIcon)
								? 'elementor-nav-menu__opener'
								: 'elementor-nav-menu__opener elementor-nav-menu__opener--plain'
						}
					>
						<Icon icon={hasIcon(submenuIcon) ? submenuIcon : FOCUS_ICON} className="sub-arrow" />
					</Opener>
					<ul className="sub-menu elementor-nav-menu--dropdown" id={id}>
						<MenuItems
							nodes={children}
							context={context}
							depth={depth + 1}
							parent={item.databaseId}
						/>
					</ul>
				</>
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

/** An item whose address a browser must not follow is a text without a link. */
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
