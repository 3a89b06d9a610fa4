import type { ContentTypeRecord, TaxonomyRecord } from '@outrigger/formats/model/records';

type Capabilities = Readonly<Record<string, string>>;

/** A type, with the facts that REST sends beside its record. */
export interface DescribedType extends ContentTypeRecord {
	description?: string;
	/** The capability for each deed; those of posts or pages if absent. */
	capabilities?: Capabilities;
	/** True where the administration has no list of it. */
	isHidden?: true;
}

/** A taxonomy, with the facts that REST sends beside its record. */
export interface DescribedTaxonomy extends TaxonomyRecord {
	/** The capabilities to manage its terms and to give them to content; those of its name if absent. */
	capabilities?: { manage: string; assign: string };
	/** False where its terms have no pages. */
	hasPages?: false;
	/** True where the administration has no list of it. */
	isHidden?: true;
}

/** WordPress's names of actions, and the plural of their objects in the names of its capabilities. */
const DEEDS = [
	...['edit_posts', 'edit_others_posts', 'delete_posts', 'publish_posts', 'read_private_posts'],
	...['delete_private_posts', 'delete_published_posts', 'delete_others_posts'],
	...['edit_private_posts', 'edit_published_posts'],
];

function capabilitiesNamed(
	singular: string,
	nameOf: (deed: string) => string,
	further: { read: string; create: string },
): Capabilities {
	return {
		edit_post: `edit_${singular}`,
		read_post: `read_${singular}`,
		delete_post: `delete_${singular}`,
		read: further.read,
		...Object.fromEntries(DEEDS.map((deed) => [deed, nameOf(deed)])),
		create_posts: further.create,
	};
}

/** The capability for each action on content of a type. Pages have their own, all other content has those of posts. */
export function capabilitiesOf(type: DescribedType): Capabilities {
	if (type.capabilities) return type.capabilities;
	const family = type.name === 'page' ? 'page' : 'post';
	return capabilitiesNamed(family, (deed) => deed.replace(/posts$/, `${family}s`), {
		read: 'read',
		create: type.name === 'attachment' ? 'upload_files' : `edit_${family}s`,
	});
}

const LOOKS = 'edit_theme_options';

/**
 * Capabilities of things that belong to the looks of a site. @param kept actions whose capabilities are those of posts
 */
const ofLooks = (read: string, kept: readonly string[] = [], singular = 'post') =>
	capabilitiesNamed(singular, (deed) => (kept.includes(deed) ? deed : LOOKS), {
		read,
		create: LOOKS,
	});

const PRIVATE = ['delete_private_posts', 'edit_private_posts'];

function own(
	[name, label, singularLabel]: readonly [string, string, string],
	restBase: string,
	capabilities: Capabilities,
	further: Partial<DescribedType> = { isHidden: true },
): DescribedType {
	const graphql = { graphqlSingleName: '', graphqlPluralName: '', rewriteSlug: '' };
	const shape = { hierarchical: false, public: false, hasArchive: false, taxonomies: [] };
	const record = { name, label, singularLabel, restBase, capabilities };
	return { ...graphql, ...shape, ...record, ...further };
}

const FONTS = ofLooks(LOOKS, PRIVATE);

/** The types that WordPress has for its editors. The mock has menu items, and no content of the others. */
export const OWN_TYPES: readonly DescribedType[] = [
	own(
		['nav_menu_item', 'Navigation Menu Items', 'Navigation Menu Item'],
		'menu-items',
		ofLooks('read'),
		{ taxonomies: ['nav_menu'], isHidden: true },
	),
	own(
		['wp_block', 'Patterns', 'Pattern'],
		'blocks',
		capabilitiesNamed(
			'block',
			(deed) => (/private|publish_/.test(deed) ? deed.replace(/posts$/, 'blocks') : deed),
			{ read: 'edit_posts', create: 'publish_posts' },
		),
		{ taxonomies: ['wp_pattern_category'] },
	),
	own(['wp_template', 'Templates', 'Template'], 'templates', ofLooks(LOOKS, [], 'template'), {
		description: 'Templates to include in your theme.',
		isHidden: true,
	}),
	own(['wp_template_part', 'Template Parts', 'Template Part'], 'template-parts', ofLooks(LOOKS), {
		description: 'Template parts to include in your templates.',
		isHidden: true,
	}),
	own(
		['wp_global_styles', 'Global Styles', 'Global Styles'],
		'global-styles',
		ofLooks('edit_posts', [...PRIVATE, 'delete_posts', 'publish_posts', 'read_private_posts']),
		{ description: 'Global styles to include in themes.', isHidden: true },
	),
	own(['wp_navigation', 'Navigation Menus', 'Navigation Menu'], 'navigation', ofLooks('read'), {
		description: 'Navigation menus that can be inserted into your site.',
	}),
	own(['wp_font_family', 'Font Families', 'Font Family'], 'font-families', FONTS),
	own(
		['wp_font_face', 'Font Faces', 'Font Face'],
		'font-families/(?P<font_family_id>[\\d]+)/font-faces',
		FONTS,
	),
];

function ownTaxonomy(
	[name, label, singularLabel]: readonly [string, string, string],
	restBase: string,
	type: string,
	further: Partial<DescribedTaxonomy>,
): DescribedTaxonomy {
	const graphql = { graphqlSingleName: '', graphqlPluralName: '', rewriteSlug: '' };
	const record = { name, label, singularLabel, restBase, contentTypes: [type] };
	return { ...graphql, ...record, hierarchical: false, hasPages: false, ...further };
}

/** The primitive capabilities to which WordPress maps those for the terms of a taxonomy. */
export const termRightsOf = ({ capabilities }: DescribedTaxonomy) =>
	capabilities ?? { manage: 'manage_categories', assign: 'edit_posts' };

/** The taxonomies of the types in `OWN_TYPES`. */
export const OWN_TAXONOMIES: readonly DescribedTaxonomy[] = [
	ownTaxonomy(['nav_menu', 'Navigation Menus', 'Navigation Menu'], 'menus', 'nav_menu_item', {
		capabilities: { manage: LOOKS, assign: LOOKS },
		isHidden: true,
	}),
	ownTaxonomy(
		['wp_pattern_category', 'Pattern Categories', 'Pattern Category'],
		'wp_pattern_category',
		'wp_block',
		{ capabilities: { manage: 'manage_categories', assign: 'edit_posts' } },
	),
];

/** The editor's types and taxonomies that WordPress lists for every visitor. The mock has no content of them. */
export const EDITOR_TYPES = OWN_TYPES.filter(({ restBase }) =>
	['blocks', 'navigation'].includes(restBase),
);
export const EDITOR_TAXONOMIES = OWN_TAXONOMIES.filter(
	({ restBase }) => restBase === 'wp_pattern_category',
);

/** The features of posts that the editor's own types do not have, by the names of their fields. */
const LACKED: Readonly<Record<string, readonly string[]>> = {
	wp_block: ['author', 'comment_status', 'featured_media', 'ping_status'],
	wp_navigation: [
		...['author', 'comment_status', 'excerpt', 'featured_media', 'meta', 'ping_status'],
	],
};

/** True for a type whose content has a field of posts. */
export const hasField = ({ name }: Pick<ContentTypeRecord, 'name'>, field: string): boolean =>
	!LACKED[name]?.includes(field);

/** The taxonomies of one of the editor's own types. */
export const ownTaxonomiesOf = ({ name }: Pick<ContentTypeRecord, 'name'>) =>
	EDITOR_TAXONOMIES.filter(({ contentTypes }) => contentTypes.includes(name));

/**
 * The first types and taxonomies in WordPress's order. WordPress's own types for editors follow, and then the types of
 * the site.
 */
const FIRST = ['post', 'page', 'attachment', 'category', 'post_tag'];

/** All items of a route, in WordPress's order. */
export function inOrder<T extends { name: string }>(shown: readonly T[], own: readonly T[]): T[] {
	const isFirst = ({ name }: T) => FIRST.includes(name);
	return [...shown.filter(isFirst), ...own, ...shown.filter((one) => !isFirst(one))];
}
