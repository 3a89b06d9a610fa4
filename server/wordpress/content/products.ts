import { joinPath } from '@outrigger/formats/content-folder/check-shape';
import { quoteValue } from '@outrigger/formats/content-folder/content-error';
import { makeSlug } from '@outrigger/formats/content-folder/slugs';
import type {
	OfferRecord,
	ProductRecord,
	VariationRecord,
} from '@outrigger/formats/model/shop-records';
import type { ProductShape } from '@outrigger/formats/shapes/shop-shape';
import type { LoadContext } from './context';
import { readDateField } from './context';
import type { PostDraft } from './draft-posts';
import type { IdHolder } from './ids';
import type { References } from './references';

/** WordPress's name for the type. */
export const PRODUCT_TYPE = 'product';

type Offer = Pick<ProductShape, Exclude<keyof OfferRecord & keyof ProductShape, never> | 'inStock'>;

function readOffer(
	offer: Offer,
	place: { file: string; path: string },
	context: LoadContext,
): OfferRecord {
	const { regularPrice = null, salePrice = null, stock = null } = offer;
	if (salePrice !== null && (regularPrice === null || salePrice >= regularPrice))
		context.report.problem(
			place.file,
			`${place.path}.salePrice`,
			String(salePrice / 100),
			'less than regularPrice',
		);
	return {
		sku: offer.sku,
		regularPrice,
		salePrice,
		saleFrom: readDateField(offer.saleFrom, '', place, 'saleFrom', context),
		saleTo: readDateField(offer.saleTo, '', place, 'saleTo', context),
		stock,
		isInStock: offer.inStock,
		backorders: offer.backorders,
		weight: offer.weight,
		length: offer.length,
		width: offer.width,
		height: offer.height,
	};
}

/** A product before the loader follows its references. */
export interface ProductDraft {
	draft: PostDraft;
	fields: ProductShape;
	product: ProductRecord;
}

/** Reads the field `product` of posts of that type. A product without the field has no price and cannot be bought. */
export function draftProducts(drafts: readonly PostDraft[], context: LoadContext): ProductDraft[] {
	return drafts.flatMap((draft) => {
		const { record, fields, source } = draft;
		if (record.type !== PRODUCT_TYPE || !fields.product) return [];
		const place = { file: source.file, path: joinPath(source.path, ['product']) };
		const product = readProduct(fields.product, place, context);
		record.product = product;
		return [{ draft, fields: fields.product, product }];
	});
}

function readProduct(
	fields: ProductShape,
	place: { file: string; path: string },
	context: LoadContext,
): ProductRecord {
	const attributes = fields.attributes.map(({ name, ...attribute }) => ({
		...attribute,
		name: makeSlug(name),
		label: name,
	}));
	const chosen = (given: Record<string, string>, path: string) =>
		attributes
			.filter(({ variation }) => variation)
			.map(({ name, label, options }) => {
				const value = given[label] ?? given[name] ?? '';
				if (value !== '' && !options.includes(value))
					context.report.problem(
						place.file,
						`${place.path}.${path}`,
						quoteValue(value),
						`one of ${options.join(', ')}`,
					);
				return { name, value };
			});
	return {
		...readOffer(fields, place, context),
		kind: fields.variations.length > 0 ? 'variable' : 'simple',
		featured: fields.featured,
		visibility: fields.visibility,
		virtual: fields.virtual,
		soldIndividually: fields.soldIndividually,
		taxClass: fields.taxClass,
		isTaxed: fields.taxed,
		purchaseNote: fields.purchaseNote,
		galleryIds: [],
		attributes,
		defaultAttributes: chosen(fields.defaultAttributes, 'defaultAttributes').filter(
			({ value }) => value !== '',
		),
		addOns: fields.addOns.map(({ required, ...field }) => ({ ...field, isRequired: required })),
		upsellIds: [],
		crossSellIds: [],
		variations: fields.variations.map(
			(variation, at): VariationRecord => ({
				...readOffer(
					variation,
					{ file: place.file, path: `${place.path}.variations[${at}]` },
					context,
				),
				databaseId: 0,
				attributes: chosen(variation.attributes, `variations[${at}].attributes`),
				description: variation.description,
				imageId: 0,
			}),
		),
	};
}

/** The variations as holders of ids, because their ids are among those of posts. */
export function variationHolders(products: readonly ProductDraft[]): IdHolder[] {
	return products.flatMap(({ draft: { source }, fields, product }) =>
		product.variations.map((variation, at) => ({
			wanted: fields.variations[at]?.databaseId,
			file: source.file,
			path: joinPath(source.path, ['product', 'variations', String(at)]),
			set: (databaseId: number) => {
				variation.databaseId = databaseId;
			},
		})),
	);
}

/**
 * Follows pictures and neighbours of products. Reports missing ones, and a stock number that two
 * products share.
 */
export function linkProducts(
	products: readonly ProductDraft[],
	references: References,
	{ report }: LoadContext,
): void {
	const numbers = new Set<string>();
	for (const { draft, fields, product } of products) {
		const { file, path } = draft.source;
		const problem = (key: string, value: unknown, taken: string) =>
			report.problem(file, joinPath(path, ['product', key]), quoteValue(value), taken);
		const pictures = (key: string, wanted: readonly (string | number)[]) =>
			wanted.flatMap((one) => {
				const found = references.media(one)?.databaseId;
				if (found === undefined)
					problem(key, one, 'the slug, file or databaseId of one of media.json');
				return found ?? [];
			});
		const neighbours = (key: string, wanted: readonly (string | number)[]) =>
			wanted.flatMap((one) => {
				const found = references.post(PRODUCT_TYPE, one)?.databaseId;
				if (found === undefined) problem(key, one, 'the slug or databaseId of another product');
				return found ?? [];
			});
		product.galleryIds = pictures('gallery', fields.gallery);
		product.upsellIds = neighbours('upsells', fields.upsells);
		product.crossSellIds = neighbours('crossSells', fields.crossSells);
		for (const [at, { image }] of fields.variations.entries()) {
			const variation = product.variations[at];
			if (variation && image !== undefined)
				[variation.imageId = 0] = pictures(`variations[${at}].image`, [image]);
		}
		for (const { sku } of [product, ...product.variations]) {
			if (sku === '') continue;
			if (numbers.has(sku)) problem('sku', sku, 'a number that no other product has');
			numbers.add(sku);
		}
	}
}
