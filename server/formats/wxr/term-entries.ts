import { makeSlug, readSlug } from '../content-folder/slugs';
import type { NamedMenu } from './menu-entries';
import { fieldOf } from './parse-wxr';
import { idOf } from './post-source';
import type { Fields, WxrItem } from './wxr-items';

/** Taxonomies of WordPress and of plugins that sort nothing a visitor sees. */
const INTERNAL =
	/^(?:nav_menu|link_category|elementor_\w+|wp_(?:theme|template_part_area|pattern_category)|product_(?:type|visibility|shipping_class)|language|(?:post|term)_(?:translations|language)|translation_priority|action-group)$/;

export function isShownTaxonomy(name: string): boolean {
	return name !== '' && !INTERNAL.test(name);
}

/** The terms of a file, each once, and its menus, which WordPress keeps as terms. */
export interface TermList {
	add(element: string, fields: Fields): void;
	/** Adds the terms of an item, and puts their final names into the item's list. */
	addOfItem(item: WxrItem): void;
	readonly menus: NamedMenu[];
	/** Terms of `terms.json`. */
	entries(): Record<string, unknown>[];
}

/**
 * The names that the children of a term's element have. Older exports have `<wp:category>` and `<wp:tag>`, each with
 * its own names; other terms have `<wp:term>`.
 */
const NAMES: Readonly<Record<string, Record<'slug' | 'name' | 'description' | 'parent', string>>> =
	{
		'wp:category': {
			slug: 'category_nicename',
			name: 'cat_name',
			description: 'category_description',
			parent: 'category_parent',
		},
		'wp:tag': { slug: 'tag_slug', name: 'tag_name', description: 'tag_description', parent: '' },
		'wp:term': {
			slug: 'term_slug',
			name: 'term_name',
			description: 'term_description',
			parent: 'term_parent',
		},
	};

export function createTermList(): TermList {
	const terms = new Map<string, Record<string, unknown>>();
	const menus: NamedMenu[] = [];
	return {
		menus,
		add: (element, fields) => {
			const names = NAMES[element];
			if (!names) return;
			const own = element === 'wp:category' ? 'category' : 'post_tag';
			const taxonomy = element === 'wp:term' ? taxonomyOf(fieldOf(fields, 'term_taxonomy')) : own;
			const name = fieldOf(fields, names.name);
			const slug = slugOf(fieldOf(fields, names.slug), name);
			const databaseId = idOf(fieldOf(fields, 'term_id'));
			if (slug === '') return;
			if (taxonomy === 'nav_menu' && !menus.some((menu) => menu.slug === slug))
				menus.push({ databaseId, slug, name });
			if (!isShownTaxonomy(taxonomy)) return;
			const parent = slugOf(fieldOf(fields, names.parent), '');
			terms.set(`${taxonomy}/${slug}`, {
				...(databaseId ? { databaseId } : {}),
				taxonomy,
				slug,
				name: name || slug,
				description: fieldOf(fields, names.description),
				...(parent ? { parent } : {}),
			});
		},
		addOfItem: (item) => {
			item.terms = item.terms.flatMap(({ taxonomy: written, slug: nicename, name }) => {
				const taxonomy = taxonomyOf(written);
				const slug = slugOf(nicename, name);
				const isMenu = taxonomy === 'nav_menu';
				if (slug === '' || !(isMenu || isShownTaxonomy(taxonomy))) return [];
				const key = `${taxonomy}/${slug}`;
				if (!isMenu && !terms.has(key)) terms.set(key, { taxonomy, slug, name: name || slug });
				return [{ taxonomy, slug, name }];
			});
		},
		entries: () => [...terms.values()],
	};
}

/** Returns the name of a taxonomy. WXR 1.0 writes `tag` for `post_tag`. */
function taxonomyOf(written: string): string {
	return written === 'tag' ? 'post_tag' : written;
}

function slugOf(written: string, name: string): string {
	return written === '' ? makeSlug(name) : (readSlug(written) ?? makeSlug(written));
}
