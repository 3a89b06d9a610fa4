import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { encodedPath } from '@outrigger/rules/address/uri-path';
import { type ItemNode, itemTree } from '@outrigger/rules/lists/item-tree';
import { menuInLanguage } from '@outrigger/rules/lists/menu-in-language';
import { plainText } from '@outrigger/rules/text/plain-text';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import { storedText } from './instance';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';
import {
	WpWidget_MenuDocument,
	type WpWidget_MenuQuery,
	WpWidget_MenusDocument,
} from './wp-widget.generated';

type MenuItem = NonNullable<NonNullable<WpWidget_MenuQuery['menu']>['menuItems']>['nodes'][number];

/**
 * A menu as a plain list with all levels open. Renders nothing if no menu is chosen or the menu was deleted. In a
 * language other than the default one it is the menu in the same place of that language, as in Polylang.
 */
export function MenuWidget({ instance }: { instance: Instance }) {
	const say = useTexts();
	const { warn } = useRender();
	const chosen = storedText(instance, 'nav_menu').trim();
	const isChosen = /^[1-9]\d*$/.test(chosen);
	const { languages = [] } = useCurrentPage();
	const current = languages.find(({ isCurrent }) => isCurrent);
	const other = isChosen && current && !current.isDefault ? current.slug : null;
	// A skipped query must not have the key of a running query: it would stop that query, and another widget of the
	// page may be waiting for it.
	const { data: all } = useSuspenseQuery(WpWidget_MenusDocument, {
		skip: other === null,
		queryKey: other === null ? 'not asked in a language' : 'asked in a language',
	});
	const inLanguage = other === null ? null : menuInLanguage(all?.menus?.nodes ?? [], chosen, other);
	const id = inLanguage ?? chosen;
	const { data } = useSuspenseQuery(
		WpWidget_MenuDocument,
		isChosen ? { variables: { id } } : skipToken,
	);
	if (isChosen && !data?.menu) warn('A widget names a menu that does not exist', { menu: id });
	const items = data?.menu?.menuItems?.nodes ?? [];
	if (items.length === 0) return null;
	const slug = data?.menu?.slug ?? id;
	const title = plainText(storedText(instance, 'title'));
	return (
		<>
			<WidgetTitle instance={instance} />
			<nav className={`menu-${slug}-container`} aria-label={title || say('common.menu')}>
				<ul className="menu">
					<Items nodes={itemTree(items)} />
				</ul>
			</nav>
		</>
	);
}

function Items({ nodes }: { nodes: readonly ItemNode<MenuItem>[] }) {
	const { site, path } = useCurrentPage();
	return nodes.map(({ item, children }) => {
		const href = pathOf(item, site.url);
		const isCurrent = encodedPath(href) === path;
		const own = (item.cssClasses ?? []).filter((name) => name && /^[\w-]+$/.test(name));
		const classes = [
			'menu-item',
			...own,
			`menu-item-${item.databaseId}`,
			children.length > 0 && 'menu-item-has-children',
			isCurrent && 'current-menu-item',
		];
		const rel = (item.linkRelationship ?? '').match(/[\w-]+/g)?.join(' ');
		const link = linkAttributes({
			url: href,
			is_external: item.target === '_blank',
			custom_attributes: rel && `rel|${rel}`,
		});
		return (
			<li key={item.databaseId} className={classes.filter(Boolean).join(' ')}>
				<a
					{...link}
					title={item.title || undefined}
					aria-current={link && isCurrent ? 'page' : undefined}
				>
					{plainText(item.label ?? '')}
				</a>
				{children.length > 0 && (
					<ul className="sub-menu">
						<Items nodes={children} />
					</ul>
				)}
			</li>
		);
	});
}

/** Returns a path without the host for an address on this site; the address of another site stays unchanged. */
function pathOf({ uri, url }: MenuItem, siteUrl: string): string {
	const address = uri || url || '';
	return address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
}
