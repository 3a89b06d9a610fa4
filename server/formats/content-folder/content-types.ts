import { ownValue } from '@outrigger/rules/values/own-value';
import { COMPONENT_TYPE, TEMPLATE_TYPE } from '../model/builder-records';
import { POST_FORMAT } from '../model/post-formats';
import type { ContentTypeRecord, TaxonomyRecord } from '../model/records';
import type { ContentTypeShape, SiteShape, TaxonomyShape } from '../shapes/site-shape';
import { humanise } from './slugs';

/** Lists WordPress's own content types and the builder's, then the types of the site. */
export function listContentTypes(
	site: SiteShape,
	taxonomies: TaxonomyRecord[],
): ContentTypeRecord[] {
	const builtIn = [
		{ ...builtInType('post', 'Posts', 'Post', 'posts', 'post', 'posts'), ...site.labels.post },
		{
			...builtInType('page', 'Pages', 'Page', 'pages', 'page', 'pages'),
			hierarchical: true,
			...site.labels.page,
		},
		builtInType('attachment', 'Media', 'Media', 'media', 'mediaItem', 'mediaItems'),
		{
			...builtInType(
				TEMPLATE_TYPE,
				'Templates',
				'Template',
				TEMPLATE_TYPE,
				'elementorTemplate',
				'elementorTemplates',
			),
			public: false,
		},
		{
			...builtInType(
				COMPONENT_TYPE,
				'Components',
				'Component',
				COMPONENT_TYPE,
				'builderComponent',
				'builderComponents',
			),
			public: false,
		},
	];
	const declared = site.contentTypes
		.filter(({ name }) => name !== COMPONENT_TYPE)
		.map(completeType);
	const isDeclared = declared.some(({ name }) => name === 'product');
	const shop = site.shop && !isDeclared ? [PRODUCTS] : [];
	return [...builtIn, ...shop, ...declared].map((type) => ({
		...type,
		taxonomies: taxonomies
			.filter((taxonomy) => taxonomy.contentTypes.includes(type.name))
			.map((taxonomy) => taxonomy.name),
	}));
}

/**
 * Lists categories, tags and formats of posts, then the site's own taxonomies. A type may name its taxonomies, or a
 * taxonomy may name its types.
 */
export function listTaxonomies(site: SiteShape): TaxonomyRecord[] {
	const typesNaming = (taxonomy: string) =>
		site.contentTypes.filter((type) => type.taxonomies.includes(taxonomy)).map((type) => type.name);
	const builtIn: TaxonomyRecord[] = [
		{
			name: 'category',
			label: 'Categories',
			singularLabel: 'Category',
			hierarchical: true,
			contentTypes: ['post'],
			rewriteSlug: site.categoryBase,
			graphqlSingleName: 'category',
			graphqlPluralName: 'categories',
			restBase: 'categories',
		},
		{
			name: 'post_tag',
			label: 'Tags',
			singularLabel: 'Tag',
			hierarchical: false,
			contentTypes: ['post'],
			rewriteSlug: site.tagBase,
			graphqlSingleName: 'tag',
			graphqlPluralName: 'tags',
			restBase: 'tags',
		},
		{
			name: POST_FORMAT,
			label: 'Formats',
			singularLabel: 'Format',
			hierarchical: false,
			contentTypes: ['post'],
			rewriteSlug: 'type',
			graphqlSingleName: 'postFormat',
			graphqlPluralName: 'postFormats',
			restBase: '',
		},
	];
	const declared = site.taxonomies.map(completeTaxonomy);
	const names = new Set(declared.map(({ name }) => name));
	const shop = site.shop ? PRODUCT_TAXONOMIES.filter(({ name }) => !names.has(name)) : [];
	return [...builtIn, ...shop, ...declared].map((taxonomy) => ({
		...taxonomy,
		contentTypes: [...new Set([...taxonomy.contentTypes, ...typesNaming(taxonomy.name)])],
	}));
}

/**
 * The names that WooCommerce, and after it WooGraphQL, give the shop's own types. They count even if the site declares
 * other names.
 */
const SHOP_NAMES: Readonly<Record<string, { single: string; plural: string }>> = {
	product: { single: 'product', plural: 'products' },
	product_cat: { single: 'productCategory', plural: 'productCategories' },
	product_tag: { single: 'productTag', plural: 'productTags' },
};

/** WooCommerce's type of products. */
const PRODUCTS: ContentTypeRecord = {
	...builtInType('product', 'Products', 'Product', 'product', 'product', 'products'),
	rewriteSlug: 'product',
};

/** WooCommerce's taxonomies. */
const PRODUCT_TAXONOMIES: TaxonomyRecord[] = [
	{
		name: 'product_cat',
		label: 'Product categories',
		singularLabel: 'Category',
		hierarchical: true,
		contentTypes: ['product'],
		rewriteSlug: 'product-category',
		graphqlSingleName: 'productCategory',
		graphqlPluralName: 'productCategories',
		restBase: 'product_cat',
	},
	{
		name: 'product_tag',
		label: 'Product tags',
		singularLabel: 'Tag',
		hierarchical: false,
		contentTypes: ['product'],
		rewriteSlug: 'product-tag',
		graphqlSingleName: 'productTag',
		graphqlPluralName: 'productTags',
		restBase: 'product_tag',
	},
];

function builtInType(
	name: string,
	label: string,
	singularLabel: string,
	restBase: string,
	graphqlSingleName: string,
	graphqlPluralName: string,
): ContentTypeRecord {
	return {
		name,
		label,
		singularLabel,
		hierarchical: false,
		public: true,
		hasArchive: false,
		rewriteSlug: '',
		graphqlSingleName,
		graphqlPluralName,
		restBase,
		taxonomies: [],
	};
}

function completeType(type: ContentTypeShape): ContentTypeRecord {
	return { ...type, ...completeNames(type) };
}

function completeTaxonomy(taxonomy: TaxonomyShape): TaxonomyRecord {
	return { ...taxonomy, ...completeNames(taxonomy) };
}

function completeNames(declared: ContentTypeShape | TaxonomyShape) {
	const shop = ownValue(SHOP_NAMES, declared.name);
	const singular = shop?.single ?? declared.graphqlSingleName ?? camelCase(declared.name);
	const singularLabel = declared.singularLabel ?? humanise(declared.name);
	return {
		label: declared.label ?? `${singularLabel}s`,
		singularLabel,
		rewriteSlug: declared.rewriteSlug ?? declared.name,
		graphqlSingleName: singular,
		graphqlPluralName: shop?.plural ?? declared.graphqlPluralName ?? `${singular}s`,
		restBase: declared.restBase ?? declared.name,
	};
}

function camelCase(name: string): string {
	return name.replace(/[-_]+(\p{L}|\p{N})/gu, (_, letter: string) => letter.toUpperCase());
}
