import type { PostRecord } from '@outrigger/formats/model/records';
import { stockOf } from '../../shop/offers';
import { type VariationModel, variationName } from '../../shop/variations';
import { renderParagraphs } from '../../texts/excerpt';
import { typographyIn } from '../../texts/typography';
import { singleEdge } from '../connection/connection';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { contentNodeFields } from '../resolvers/content-fields';
import { chosenModels } from './attribute-fields';
import { type MoneyArgs, money, pricesOf } from './money-field';
import { type FormatArgs, listOf, picture, sizeFields, upper } from './offer-fields';
import { productFields } from './product-fields';
import { stockStatus } from './product-model';

type Context = GraphQLContext;

const stockOfVariation = (model: VariationModel, { shop }: Context) => stockOf(model, shop.sold());
const imageOf = ({ variation, post }: VariationModel, context: Context) =>
	picture(variation.imageId || post.featuredImageId, context);
const priceOf =
	(kind: 'price' | 'regularPrice' | 'salePrice') =>
	({ variation }: VariationModel, args: MoneyArgs, context: Context) =>
		money(pricesOf(variation, context)[kind], args, context);
const idOf = ({ variation }: VariationModel) => toGlobalId('post', variation.databaseId);

/** A field of the product that counts for its variation as well. */
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
	description: ({ variation }: VariationModel, { format }: FormatArgs, context: Context) =>
		variation.description === ''
			? null
			: format === 'RAW'
				? variation.description
				: renderParagraphs(variation.description, typographyIn(context)),
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
