import type { OwnLinks } from './own-links';
import { fieldOf } from './parse-wxr';
import { readPhpValue } from './php-value';
import { datesOf, idOf, metaValue } from './post-source';
import type { WxrItem } from './wxr-items';

/** A menu as the file names it. */
export interface NamedMenu {
	databaseId: number | undefined;
	slug: string;
	name: string;
}

/**
 * The menus of `menus.json`, with their items in order.
 * @param named menus that the file lists; the other menus are made from the items
 */
export function menuEntries(
	items: readonly WxrItem[],
	named: readonly NamedMenu[],
	links: OwnLinks,
): Record<string, unknown>[] {
	const menus = new Map(named.map((menu) => [menu.slug, { menu, items: [] as WxrItem[] }]));
	for (const item of items) {
		for (const { taxonomy, slug, name } of item.terms) {
			if (taxonomy !== 'nav_menu') continue;
			const entry = menus.get(slug) ?? {
				menu: { databaseId: undefined, slug, name },
				items: [],
			};
			entry.items.push(item);
			menus.set(slug, entry);
		}
	}
	return [...menus.values()].map(({ menu, items: own }) => ({
		...(menu.databaseId ? { databaseId: menu.databaseId } : {}),
		name: menu.name || menu.slug,
		slug: menu.slug,
		items: own
			.sort((one, other) => orderOf(one) - orderOf(other))
			.map((item) => itemEntry(item, links)),
	}));
}

function orderOf({ fields }: WxrItem): number {
	return Number.parseInt(fieldOf(fields, 'menu_order'), 10) || 0;
}

function itemEntry(item: WxrItem, links: OwnLinks) {
	const { fields, meta, content, excerpt } = item;
	const { date, modified } = datesOf(item);
	const of = (key: string) => (metaValue(meta, `_menu_item_${key}`) ?? '').trim();
	const label = fieldOf(fields, 'title');
	const parent = idOf(of('menu_item_parent'));
	const classes = readPhpValue(of('classes'));
	const url = links(of('url'));
	return {
		databaseId: idOf(fieldOf(fields, 'post_id')),
		...(parent ? { parent } : {}),
		...(label ? { label } : {}),
		...targetOf(of('type'), of('object'), idOf(of('object_id')), url),
		target: of('target') === '_blank' ? '_blank' : '',
		cssClasses: Array.isArray(classes)
			? classes.filter((name) => typeof name === 'string' && name !== '')
			: [],
		title: excerpt,
		description: content.trim(),
		linkRelationship: of('xfn'),
		...(date === undefined ? {} : { date }),
		...(modified === undefined ? {} : { modified }),
	};
}

/** The target of a menu item: `{ page: 12 }`, `{ category: 3 }`, `{ url }`. */
function targetOf(
	kind: string,
	object: string,
	objectId: number | undefined,
	url: string,
): Record<string, unknown> {
	if ((kind === 'post_type' || kind === 'taxonomy') && objectId)
		return { ...(url ? { url } : {}), [object]: objectId };
	if (kind === 'post_type_archive') return { url: url || `/${object}/` };
	return { url: url || '#' };
}
