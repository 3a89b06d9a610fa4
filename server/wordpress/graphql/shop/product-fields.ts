import type { PostRecord } from '@outrigger/formats/model/records';
import { ADD_ONS_META, writeAddOns } from '@outrigger/rules/shop/add-on-fields';
import { productOf, stockOf } from '../../shop/offers';
import { renderParagraphs } from '../../texts/excerpt';
import { typographyIn } from '../../texts/typography';
import { emptyList, listConnection } from '../connection/list-connection';
import { type PagingArgs, toCursor } from '../connection/paging';
import type { GraphQLContext } from '../context';
import { elementorFields, elementorPageMetaFields } from '../elementor/resolvers';
import { type CommentListArgs, commentConnection } from '../resolvers/comment-list';
import { contentEditorFields } from '../resolvers/content-fields';
import { postFields, termsOfPost } from '../resolvers/core-types';
import { chosenModels, localAttributes } from './attribute-fields';
import { type MoneyArgs, moneyRange } from './money-field';
import { type FormatArgs, listOf, picture, sizeFields, upper } from './offer-fields';
import { type ProductListArgs, productConnection } from './product-list';
import {
	allPrices,
	averageRating,
	isProductOnSale,
	offersOf,
	productStockStatus,
	ratingsOf,
	withProduct,
} from './product-model';

type Context = GraphQLContext;

const taxClass = (name: string) => upper(name) || 'STANDARD';

const prices =
	(kind: 'price' | 'regularPrice' | 'salePrice') =>
	(post: PostRecord, args: MoneyArgs, context: Context) =>
		moneyRange(allPrices(post, kind, context), args, context);

interface AttributeArgs extends PagingArgs {
	where?: { type?: string | null } | null;
}

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
	shortDescription: (post: PostRecord, { format }: FormatArgs, context: Context) => {
		if (post.excerpt === '') return null;
		return format === 'RAW' ? post.excerpt : renderParagraphs(post.excerpt, typographyIn(context));
	},
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
	metaData: (
		post: PostRecord,
		{ key, keysIn }: { key?: string | null; keysIn?: readonly (string | null)[] | null },
	) => {
		const value = writeAddOns(productOf(post).addOns);
		const isWanted = key ? key === ADD_ONS_META : (keysIn?.includes(ADD_ONS_META) ?? true);
		return value !== '' && isWanted ? [{ id: null, key: ADD_ONS_META, value }] : [];
	},
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
