import { type AddOnField, addOnInputName, readAddOns } from '@outrigger/rules/shop/add-on-fields';
import { attributeKey, type Choices } from '@outrigger/rules/shop/choose-variation';
import { mostOf } from '@outrigger/rules/shop/typed-quantity';
import { decodeEntities } from '@outrigger/rules/text/plain-text';
import type { Say } from '@outrigger/rules/texts/text';
import { priceText } from '../../shop/product/price-text';
import { isBuyable, stockText } from '../../shop/product/stock-text';
import type { Product } from '../../shop/product/use-product';

/** One attribute of a product for which a visitor chooses a value. */
export interface OfferedAttribute {
	/** The name with which the form sends it, for example `pa_size`. */
	name: string;
	label: string;
	options: readonly { value: string; label: string }[];
}

/** One variation of a product. */
export interface OfferedVariation {
	id: number;
	attributes: readonly { name: string; value: string }[];
	price: string;
	/** The text about the stock; empty for nothing. */
	stock: string;
	isBuyable: boolean;
	/** The largest number of pieces; null for no limit. */
	most: number | null;
}

/** The values of a product that the form needs in the browser. */
export interface OfferedProduct {
	id: number;
	name: string;
	/** The price as the shop formats it. */
	price: string;
	isBuyable: boolean;
	most: number | null;
	attributes: readonly OfferedAttribute[];
	variations: readonly OfferedVariation[];
	/** The fields in addition to the choices. */
	addOns: readonly AddOnField[];
	/** The first values of the fields in `addOns`, by field id. */
	written: Readonly<Record<string, string>>;
	/** The values that are chosen at first. */
	defaults: Choices;
}

/** Returns the values of a product that the form needs. */
export function offeredProduct(product: Product, say: Say): OfferedProduct {
	const isVariable = product.type === 'VARIABLE';
	const attributes = isVariable
		? (product.attributes?.nodes ?? [])
				.filter(({ variation }) => variation)
				.map(
					(attribute): OfferedAttribute => ({
						name: attributeKey(attribute.name),
						label: decodeEntities(attribute.label || attribute.name || ''),
						options: (attribute.options ?? []).flatMap((value) =>
							value ? [{ value, label: labelOf(attribute, value) }] : [],
						),
					}),
				)
		: [];
	const variations = isVariable ? (product.variations?.nodes ?? []) : [];
	return {
		id: product.databaseId,
		name: decodeEntities(product.name ?? ''),
		price: priceText(product.price),
		isBuyable: isBuyable(product) && product.purchasable !== false,
		most: mostOf(product),
		attributes,
		variations: variations.map((variation) => ({
			id: variation.databaseId,
			attributes: (variation.attributes?.nodes ?? []).map(({ name, value }) => ({
				name: attributeKey(name),
				value: value ?? '',
			})),
			price: priceText(variation.price),
			stock: stockText(variation, say)?.text ?? '',
			isBuyable: isBuyable(variation) && variation.purchasable !== false,
			most: mostOf(variation),
		})),
		addOns: readAddOns(product.addOns?.[0]?.value),
		written: {},
		defaults: Object.fromEntries(
			(product.defaultAttributes?.nodes ?? []).map(({ name, value }) => [
				attributeKey(name),
				value ?? '',
			]),
		),
	};
}

type Attribute = NonNullable<Product['attributes']>['nodes'][number];

/** Returns the label of an attribute's value: an attribute that products share has names for its slugs. */
function labelOf(attribute: Attribute, value: string): string {
	const terms = 'terms' in attribute ? (attribute.terms?.nodes ?? []) : [];
	return decodeEntities(terms.find(({ slug }) => slug === value)?.name ?? value);
}

/**
 * Returns a product with the choices that the visitor made in the refused form, which are stored under the names of its
 * fields.
 */
export function asTyped(
	product: OfferedProduct,
	typed: Readonly<Record<string, string>>,
): OfferedProduct {
	const chosen = product.attributes.flatMap(({ name }) => {
		const value = typed[`attribute_${name}`];
		return value === undefined ? [] : [[name, value] as const];
	});
	const written = product.addOns.map((field) => [field.id, typed[addOnInputName(field)] ?? '']);
	return {
		...product,
		defaults: { ...product.defaults, ...Object.fromEntries(chosen) },
		written: Object.fromEntries(written),
	};
}
