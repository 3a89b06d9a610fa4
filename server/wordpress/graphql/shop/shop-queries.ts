import { may } from '../../auth/roles';
import { visiblePost } from '../../auth/visibility';
import { shopOf } from '../../shop/count';
import { productOf } from '../../shop/offers';
import type { OrderRecord } from '../../shop/orders';
import { variationById } from '../../shop/variations';
import { listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import type { GraphQLContext } from '../context';
import { parseDatabaseId, parseGlobalId, requireGlobalId } from '../global-id';
import { findPost } from '../nodes/find-node';
import { termOf, termsOf } from '../resolvers/root-query';
import { userError } from '../user-error';
import { type ProductListArgs, productConnection } from './product-list';

/** ISO 3166-1, the codes of `CountriesEnum`. */
const COUNTRIES: readonly string[] =
	'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
		' ',
	);

type Context = GraphQLContext;
interface IdArgs {
	id?: string | null;
	idType?: string | null;
}

/** The number that an id means, by `idType`: a database id, or a global id. */
function numberOf({ id, idType }: IdArgs): number {
	if (!id) return -1;
	if (idType === 'DATABASE_ID') return parseDatabaseId(id) ?? -1;
	return parseDatabaseId(requireGlobalId(id).key) ?? -1;
}

/** True for a viewer who sees all orders of the shop. */
const mayManage = ({ viewer }: Context) => may(viewer, 'edit_others_posts');

async function oneOrder({ id, idType }: IdArgs, context: Context): Promise<OrderRecord | null> {
	const { visit } = context;
	const key = id ?? '';
	if (idType === 'ORDER_KEY') return (await visit.orders({ orderKey: key, limit: 1 }))[0] ?? null;
	const [order] = await visit.orders({
		id: numberOf({ id: key, idType: idType ?? null }),
		limit: 1,
	});
	if (!order) return null;
	if (mayManage(context) || (await visit.owns(order))) return order;
	throw userError('Not authorized to access this order');
}

/** The root fields of a shop. */
export const shopQueries = {
	products: (_: unknown, args: ProductListArgs, context: Context) =>
		productConnection(args, context),
	product: (_: unknown, { id, idType }: IdArgs, context: Context) => {
		const { store, viewer } = context;
		if (idType !== 'SKU') return findPost(id ?? '', idType, ['product'], context);
		const post = store.content.posts.find(
			(one) => one.type === 'product' && productOf(one).sku !== '' && productOf(one).sku === id,
		);
		return visiblePost(store, post, viewer);
	},
	productVariation: (_: unknown, args: IdArgs, { store, viewer }: Context) => {
		const model = variationById(store, numberOf(args));
		return model && visiblePost(store, model.post, viewer) ? model : null;
	},
	productCategories: termsOf('product_cat'),
	productCategory: termOf('product_cat'),
	productTags: termsOf('product_tag'),
	productTag: termOf('product_tag'),
	cart: (_: unknown, __: object, { visit }: Context) => visit.cart(),
	cartItem: async (_: unknown, { key }: { key: string }, { visit }: Context) => {
		const { lines } = await visit.cart();
		return lines.find((line) => line.key === key) ?? null;
	},
	customer: (
		_: unknown,
		{ id, customerId }: { id?: string | null; customerId?: number | null },
		{ store, viewer }: Context,
	) => {
		const asked = customerId ?? parseDatabaseId(parseGlobalId(id ?? '')?.key ?? '');
		if (!asked || asked === viewer?.databaseId) return { user: viewer };
		const user = store.user(asked);
		if (user && may(viewer, 'list_users')) return { user };
		throw userError('Not authorized to access this customer');
	},
	order: (_: unknown, args: IdArgs, context: Context) => oneOrder(args, context),
	orders: async (
		_: unknown,
		args: PagingArgs & { where?: { billingEmail?: string | null } | null },
		context: Context,
	) => {
		const search = args.where?.billingEmail ?? '';
		const orders = mayManage(context) ? await context.visit.orders({ search }) : [];
		return listConnection(orders, args, context.budget, ({ id }) => id);
	},
	paymentGateways: (_: unknown, args: PagingArgs, context: Context) =>
		listConnection(shopOf(context).gateways, args, context.budget, ({ id }) => id),
	allowedCountries: (_: unknown, __: object, context: Context) => {
		const { countries } = shopOf(context);
		return countries.length > 0 ? countries : COUNTRIES;
	},
	countries: () => COUNTRIES,
	// The mock has no states; this is WooCommerce's answer for countries without any.
	countryStates: () => [],
};
