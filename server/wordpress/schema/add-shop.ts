import { type Definitions, objectType } from './definitions';
import { addEnumValues, addField, fieldLike } from './edit-types';
import { enumName } from './names';
import type { SiteAdditions } from './site-additions';

/** WooGraphQL's types of products. */
export const PRODUCT_TYPES = [
	'SimpleProduct',
	'VariableProduct',
	'ExternalProduct',
	'GroupProduct',
] as const;

/** WooCommerce's sizes of pictures. The mock gives the nearest of WordPress's own for them (`site-names.ts`). */
const SHOP_SIZES = [
	{
		name: 'WOOCOMMERCE_GALLERY_THUMBNAIL',
		description: 'For rows of small pictures of a product.',
	},
	{ name: 'WOOCOMMERCE_SINGLE', description: 'For the page of a product.' },
	{ name: 'WOOCOMMERCE_THUMBNAIL', description: 'For lists of products.' },
];

/** The interfaces that the builder adds to every piece of content. */
const BUILDER_INTERFACES = ['NodeWithElementor', 'NodeWithElementorPageMeta'];

/** True for a site with products. */
export const sells = (site: Pick<SiteAdditions, 'contentTypes'>): boolean =>
	site.contentTypes.some(({ name }) => name === 'product');

/**
 * Adds the parts of a shop's schema that the contract does not have: the enum values of its content type and
 * taxonomies, and the builder's fields of products. The schema of a site without a shop stays unchanged.
 */
export function addShop(definitions: Definitions, site: SiteAdditions): void {
	if (!sells(site)) return;
	for (const type of PRODUCT_TYPES) addBuilder(definitions, type);
	addEnumValues(definitions, 'MediaItemSizeEnum', SHOP_SIZES);
	const products = site.contentTypes.filter(({ name }) => name === 'product');
	addEnumValues(
		definitions,
		'ContentTypeEnum',
		products.map(({ name }) => ({
			name: enumName(name),
			description: 'Products; stored as "product".',
		})),
	);
	const taxonomies = site.taxonomies.filter(({ name }) => /^product_(?:cat|tag)$/.test(name));
	addEnumValues(
		definitions,
		'TaxonomyEnum',
		taxonomies.map(({ name, graphqlSingleName }) => ({
			name: enumName(graphqlSingleName),
			description: `Terms of products; stored as "${name}".`,
		})),
	);
}

function addBuilder(definitions: Definitions, name: string): void {
	const model = objectType(definitions, 'Post');
	for (const { name: field, description } of model.fields ?? []) {
		if (!field.value.startsWith('elementor')) continue;
		addField(
			definitions,
			name,
			fieldLike(definitions, 'Post', field.value, field.value, description?.value ?? ''),
		);
	}
	const type = objectType(definitions, name);
	const added = (model.interfaces ?? []).filter((one) =>
		BUILDER_INTERFACES.includes(one.name.value),
	);
	definitions.types.set(name, { ...type, interfaces: [...(type.interfaces ?? []), ...added] });
}
