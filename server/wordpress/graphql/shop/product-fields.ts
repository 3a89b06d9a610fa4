import { visiblePost } from '../../auth/visibility';
import { productOf, stockOf } from '../../shop/offers';
import type { VariationModel } from '../../shop/variations';
import type { PostRecord, TermRecord } from '../../store/records';
import type { AttributeRecord, ChosenAttribute, OfferRecord } from '../../store/shop-records';
import { renderParagraphs } from '../../texts/excerpt';
import { singleEdge } from '../connection/connection';
import { emptyList, listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import { toCursor } from '../connection/paging';
import type { GraphQLContext } from '../context';
import { elementorFields, elementorPageMetaFields } from '../elementor/resolvers';
import { toGlobalId } from '../global-id';
import { type CommentListArgs, commentConnection } from '../resolvers/comment-list';
import { contentEditorFields, contentNodeFields } from '../resolvers/content-fields';
import { postFields, termsOfPost } from '../resolvers/core-types';
import { type MoneyArgs, money, moneyRange, pricesOf } from './money-field';
import { type ProductListArgs, productConnection } from './product-list';
import {
	allPrices,
	averageRating,
	isProductOnSale,
	offersOf,
	productStockStatus,
	ratingsOf,
	stockStatus,
	withProduct,
} from './product-model';

type Context = GraphQLContext;
interface FormatArgs {
	format?: string | null;
}

const upper = (text: string) => text.toUpperCase().replaceAll('-', '_');

/** A picture by its number, if everybody may see it. */
const picture = (id: number, { store, viewer }: Context) =>
	visiblePost(store, store.post(id), viewer);

const taxClass = (name: string) => upper(name) || 'STANDARD';

/** What size and weight an offer has; null for what nobody wrote. */
const sizeFields = <T>(of: (source: T) => OfferRecord, isVirtual: (source: T) => boolean) => ({
	weight: (source: T) => of(source).weight || null,
	length: (source: T) => of(source).length || null,
	width: (source: T) => of(source).width || null,
	height: (source: T) => of(source).height || null,
	// Nothing is shipped: everything waits at the boathouse, or comes by mail.
	shippingClassId: () => null,
	shippingRequired: (source: T) => !isVirtual(source),
	shippingTaxable: () => false,
	downloadExpiry: () => null,
	downloadable: () => false,
	downloadLimit: () => null,
});

const prices =
	(kind: 'price' | 'regularPrice' | 'salePrice') =>
	(post: PostRecord, args: MoneyArgs, context: Context) =>
		moneyRange(allPrices(post, kind, context), args, context);

/** Attribute of a product, with the product that gives it an id. */
interface AttributeModel extends AttributeRecord {
	scope: 'LOCAL';
	position: number;
	postId: number;
}

/** Something chosen, with what shows it. */
interface ChosenModel extends ChosenAttribute {
	label: string;
	ownerId: number;
}

const attributesOf = (post: PostRecord): AttributeModel[] =>
	productOf(post).attributes.map((attribute, position) => ({
		...attribute,
		scope: 'LOCAL',
		position,
		postId: post.databaseId,
	}));

/** What is chosen, under the names that the product gives. */
export const chosenModels = (
	chosen: readonly ChosenAttribute[],
	post: PostRecord,
	ownerId: number,
): ChosenModel[] =>
	chosen.map((one) => ({
		...one,
		ownerId,
		label: productOf(post).attributes.find(({ name }) => name === one.name)?.label ?? one.name,
	}));

interface AttributeArgs extends PagingArgs {
	where?: { type?: string | null } | null;
}

const listOf =
	<S, T>(items: (source: S) => readonly T[], keyOf: (item: T) => string | number) =>
	(source: S, args: PagingArgs, context: Context) =>
		listConnection(items(source), args, context.budget, keyOf);

const localAttributes = listOf(attributesOf, ({ name }) => name);
const neighbours =
	(ids: (post: PostRecord) => number[]) =>
	(post: PostRecord, args: ProductListArgs, context: Context) =>
		productConnection(args, context, { in: ids(post) });

/** Products that share a category or a tag, in the order of editors. */
function related(post: PostRecord, args: ProductListArgs, context: Context) {
	const { store } = context;
	const shared = store
		.posts({ types: ['product'] }, { first: 100_000 })
		.items.filter(
			({ databaseId, termIds }) =>
				databaseId !== post.databaseId && termIds.some((id) => post.termIds.includes(id)),
		);
	const ids = shared
		.toSorted((one, other) => one.menuOrder - other.menuOrder || one.databaseId - other.databaseId)
		.map(({ databaseId }) => databaseId);
	return productConnection(args, context, { in: ids });
}

function reviews(post: PostRecord, args: CommentListArgs, context: Context) {
	const list = commentConnection(args, context, { post });
	return {
		...list,
		averageRating: averageRating(post, context),
		edges: list.nodes.map((node) => ({
			node,
			cursor: toCursor(node.databaseId),
			rating: node.rating ?? null,
		})),
	};
}

/** The fields of a simple or variable product. */
export const productFields = {
	...postFields,
	...elementorFields,
	...elementorPageMetaFields,
	name: (post: PostRecord) => post.title,
	type: (post: PostRecord) => upper(productOf(post).kind),
	featured: (post: PostRecord) => productOf(post).featured,
	catalogVisibility: (post: PostRecord) => upper(productOf(post).visibility),
	sku: (post: PostRecord) => productOf(post).sku || null,
	description: contentEditorFields.content,
	shortDescription: (post: PostRecord, { format }: FormatArgs) =>
		post.excerpt === '' ? null : format === 'RAW' ? post.excerpt : renderParagraphs(post.excerpt),
	image: (post: PostRecord, _: object, context: Context) => picture(post.featuredImageId, context),
	onSale: (post: PostRecord, _: object, context: Context) => isProductOnSale(post, context),
	purchasable: (post: PostRecord, _: object, context: Context) =>
		allPrices(post, 'price', context).length > 0,
	dateOnSaleFrom: (post: PostRecord) => offersOf(post)[0]?.saleFrom || null,
	dateOnSaleTo: (post: PostRecord) => offersOf(post)[0]?.saleTo || null,
	totalSales: (post: PostRecord, _: object, { shop }: Context) =>
		[post, ...productOf(post).variations].reduce(
			(sum, { databaseId }) => sum + (shop.sold().get(databaseId) ?? 0),
			0,
		),
	reviewsAllowed: (post: PostRecord) => post.commentStatus === 'open',
	purchaseNote: (post: PostRecord) => productOf(post).purchaseNote || null,
	menuOrder: (post: PostRecord) => post.menuOrder,
	averageRating: (post: PostRecord, _: object, context: Context) => averageRating(post, context),
	reviewCount: (post: PostRecord, _: object, context: Context) => ratingsOf(post, context).length,
	virtual: (post: PostRecord) => productOf(post).virtual,
	metaData: () => [],
	galleryImages: (post: PostRecord, args: PagingArgs, context: Context) => {
		const pictures = productOf(post).galleryIds.flatMap((id) => picture(id, context) ?? []);
		return listConnection(pictures, args, context.budget, ({ databaseId }) => databaseId);
	},
	productCategories: termsOfPost('product_cat'),
	productTags: termsOfPost('product_tag'),
	related,
	reviews,
	upsell: neighbours((post) => productOf(post).upsellIds),
	crossSell: neighbours((post) => productOf(post).crossSellIds),
	price: prices('price'),
	regularPrice: prices('regularPrice'),
	salePrice: prices('salePrice'),
	taxStatus: (post: PostRecord) => (productOf(post).isTaxed ? 'TAXABLE' : 'NONE'),
	taxClass: (post: PostRecord) => taxClass(productOf(post).taxClass),
	manageStock: (post: PostRecord) => (productOf(post).stock === null ? 'FALSE' : 'TRUE'),
	lowStockAmount: () => null,
	stockQuantity: (post: PostRecord, _: object, { shop }: Context) =>
		stockOf({ post: withProduct(post), variation: null }, shop.sold()).left,
	backorders: (post: PostRecord) => upper(productOf(post).backorders),
	backordersAllowed: (post: PostRecord) => productOf(post).backorders !== 'no',
	soldIndividually: (post: PostRecord) => productOf(post).soldIndividually,
	stockStatus: (post: PostRecord, _: object, context: Context) => productStockStatus(post, context),
	...sizeFields<PostRecord>(productOf, (post) => productOf(post).virtual),
	attributes: (post: PostRecord, args: AttributeArgs, context: Context) =>
		args.where?.type === 'GLOBAL'
			? emptyList(post, args, context)
			: localAttributes(post, args, context),
	localAttributes,
	globalAttributes: emptyList,
	defaultAttributes: listOf(
		(post: PostRecord) => chosenModels(productOf(post).defaultAttributes, post, post.databaseId),
		({ name }) => name,
	),
	variations: (post: PostRecord, args: PagingArgs, context: Context) => {
		const own = withProduct(post);
		const models = own.product.variations.map((variation) => ({ variation, post: own }));
		return listConnection(models, args, context.budget, (one) => one.variation.databaseId);
	},
};

const stockOfVariation = (model: VariationModel, { shop }: Context) => stockOf(model, shop.sold());
const imageOf = ({ variation, post }: VariationModel, context: Context) =>
	picture(variation.imageId || post.featuredImageId, context);
const priceOf =
	(kind: 'price' | 'regularPrice' | 'salePrice') =>
	({ variation }: VariationModel, args: MoneyArgs, context: Context) =>
		money(pricesOf(variation, context)[kind], args, context);
const idOf = ({ variation }: VariationModel) => toGlobalId('post', variation.databaseId);
/** `Dry bag - 20 litres, Deep blue`, as WooCommerce names variations. */
export const variationName = ({ variation, post }: VariationModel): string => {
	const chosen = variation.attributes.map(({ value }) => value).filter(Boolean);
	return chosen.length > 0 ? `${post.title} - ${chosen.join(', ')}` : post.title;
};

/** A field of the product stands for its variation as well. */
const ofPost =
	<A, R>(field: (post: PostRecord, args: A, context: Context) => R) =>
	({ post }: VariationModel, args: A, context: Context): R =>
		field(post, args, context);

/** The fields of a variation. */
export const variationFields = {
	...Object.fromEntries(
		Object.entries(contentNodeFields).map(([name, field]) => [
			name,
			ofPost<object, unknown>(field),
		]),
	),
	id: idOf,
	databaseId: ({ variation }: VariationModel) => variation.databaseId,
	slug: ({ variation, post }: VariationModel) =>
		[post.slug, ...variation.attributes.map(({ value }) => value)]
			.join('-')
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, '-')
			.replace(/-$/, ''),
	contentTypeName: () => 'product_variation',
	contentType: () => null,
	type: () => 'VARIATION',
	name: variationName,
	featured: () => false,
	catalogVisibility: () => 'VISIBLE',
	sku: ({ variation }: VariationModel) => variation.sku || null,
	description: ({ variation }: VariationModel, { format }: FormatArgs) =>
		variation.description === ''
			? null
			: format === 'RAW'
				? variation.description
				: renderParagraphs(variation.description),
	image: (model: VariationModel, _: object, context: Context) => imageOf(model, context),
	featuredImage: (model: VariationModel, _: object, context: Context) =>
		singleEdge(imageOf(model, context)),
	featuredImageDatabaseId: (model: VariationModel, _: object, context: Context) =>
		imageOf(model, context)?.databaseId ?? null,
	featuredImageId: (model: VariationModel, _: object, context: Context) => {
		const image = imageOf(model, context);
		return image && toGlobalId('post', image.databaseId);
	},
	onSale: ({ variation }: VariationModel, _: object, context: Context) =>
		pricesOf(variation, context).salePrice !== null,
	purchasable: ({ variation }: VariationModel, _: object, context: Context) =>
		pricesOf(variation, context).price !== null,
	price: priceOf('price'),
	regularPrice: priceOf('regularPrice'),
	salePrice: priceOf('salePrice'),
	taxStatus: ofPost(productFields.taxStatus),
	taxClass: ofPost(productFields.taxClass),
	manageStock: ({ variation }: VariationModel) => (variation.stock === null ? 'FALSE' : 'TRUE'),
	lowStockAmount: () => null,
	stockQuantity: (model: VariationModel, _: object, context: Context) =>
		stockOfVariation(model, context).left,
	stockStatus: (model: VariationModel, _: object, context: Context) =>
		stockStatus(stockOfVariation(model, context)),
	backorders: ({ variation }: VariationModel) => upper(variation.backorders),
	backordersAllowed: ({ variation }: VariationModel) => variation.backorders !== 'no',
	soldIndividually: ofPost(productFields.soldIndividually),
	...sizeFields<VariationModel>(
		({ variation, post }) => ({ ...variation, weight: variation.weight || post.product.weight }),
		({ post }) => post.product.virtual,
	),
	shippingClass: () => null,
	hasAttributes: ({ variation }: VariationModel) => variation.attributes.length > 0,
	virtual: ofPost(productFields.virtual),
	purchaseNote: () => null,
	metaData: () => [],
	attributes: listOf(
		({ variation, post }: VariationModel) =>
			chosenModels(variation.attributes, post, variation.databaseId),
		({ name }) => name,
	),
	parent: ({ post }: VariationModel) => singleEdge(post),
};

/** `VariationAttribute` and `SimpleAttribute`. */
export const chosenFields = {
	id: ({ ownerId, name, value }: ChosenModel) =>
		Buffer.from(`variation_attribute:${ownerId}:${name}:${value}`).toString('base64'),
	attributeId: () => null,
};

/** `LocalProductAttribute`. */
export const attributeFields = {
	id: ({ name, postId }: AttributeModel) =>
		Buffer.from(`LocalProductAttribute:${name}:${postId}`).toString('base64'),
	attributeId: () => 0,
};

/** What terms of products have beside what every term has. */
export const productTermFields = (taxonomy: string) => ({
	products: (term: TermRecord, args: ProductListArgs, context: Context) =>
		productConnection(args, context, {
			terms: [{ taxonomy, termIds: [term.databaseId], operator: 'IN', includeChildren: true }],
		}),
	display: () => 'DEFAULT',
	menuOrder: () => null,
	image: (term: TermRecord, _: object, context: Context) => {
		const id = term.meta.thumbnail_id;
		return typeof id === 'number' ? picture(id, context) : null;
	},
});
