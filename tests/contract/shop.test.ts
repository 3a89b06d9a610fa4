import { createWordPress, type WordPress } from '@outrigger/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SITE_URL = 'http://shop.test';
const EDITOR = `Basic ${btoa('harbour:port port port port port port')}`;
let wordpress: WordPress;
beforeAll(async () => {
	wordpress = await createWordPress({ contentDir: 'content', siteUrl: SITE_URL });
});
afterAll(() => wordpress.close());

interface Answer {
	// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
	data: any;
	errors?: { message: string }[];
}

/** A client of WooGraphQL: it sends the session's token back as it was given. */
function client(headers: Record<string, string> = {}) {
	let token: string | null = null;
	return {
		token: () => token,
		async ask(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
			const request = new Request(`${SITE_URL}/graphql`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					...(token ? { 'woocommerce-session': `Session ${token}` } : {}),
					...headers,
				},
				body: JSON.stringify({ query, variables }),
			});
			const response = await wordpress.handle(request);
			token = response?.headers.get('woocommerce-session') ?? token;
			return response?.json() as Promise<Answer>;
		},
	};
}

const PICTURE = 'image{id sourceUrl(size:WOOCOMMERCE_THUMBNAIL) altText}';
const PRICES =
	'price rawPrice:price(format:RAW) regularPrice rawRegularPrice:regularPrice(format:RAW) salePrice rawSalePrice:salePrice(format:RAW)';
const CARD = `fragment Card on Product{__typename id databaseId name slug type onSale averageRating reviewCount ${PICTURE} ...on SimpleProduct{${PRICES} stockStatus stockQuantity} ...on VariableProduct{${PRICES} stockStatus}}`;
const LINE = `fragment Line on CartItem{key quantity total subtotal subtotalTax tax extraData{key value} product{node{...Card} simpleVariations{name value}} variation{node{id databaseId name description type onSale ${PRICES} attributes{nodes{id attributeId name label value}}}}}`;
const BASKET = `fragment Basket on Cart{total(format:RAW) subtotal totalTax discountTotal discountTax shippingTotal feeTotal contentsTotal contentsTax isEmpty needsShippingAddress chosenShippingMethods availableShippingMethods{packageDetails rates{id cost label}} appliedCoupons{code discountAmount discountTax description} contents(first:50){itemCount productCount nodes{...Line}}} ${LINE} ${CARD}`;
const BILLING = {
	firstName: 'Ada',
	lastName: 'Quay',
	email: 'ada@quay.example',
	address1: 'Quay 1',
	city: 'Porto',
	postcode: '12345',
	country: 'IT',
};

describe('the operations of a shop, in the shapes that clients of WooGraphQL send', () => {
	it.each<[string, string]>([
		[
			'a list with its prices',
			`{products(first:4,where:{visibility:VISIBLE,minPrice:0,orderby:{field:DATE,order:DESC},status:"publish"}){found pageInfo{hasNextPage endCursor} nodes{...Card}}} ${CARD}`,
		],
		[
			'a category with its products',
			`{productCategory(id:"gear",idType:SLUG){id name count image{sourceUrl} children{nodes{name}} products(first:10){nodes{...Card}}}} ${CARD}`,
		],
		[
			'categories, the fullest first',
			'{productCategories(first:20,where:{orderby:COUNT,order:DESC,hideEmpty:true}){nodes{id databaseId name slug count image{sourceUrl(size:MEDIUM_LARGE)}}}}',
		],
		['tags', '{productTags{nodes{name slug products{nodes{name}}}}}'],
		[
			'a product by its slug',
			`{product(id:"dry-bag",idType:SLUG){...Card shortDescription description galleryImages{nodes{sourceUrl}} productTags(first:20){nodes{name}} ...on ProductWithAttributes{attributes{nodes{id name label options visible variation scope ...on GlobalProductAttribute{terms{nodes{name}}}}}} ...on VariableProduct{defaultAttributes{nodes{name value}} variations(first:50){nodes{id databaseId name price stockStatus attributes{nodes{name value}}}}}}} ${CARD}`,
		],
		[
			'a product by its stock number',
			'{product(id:"SN-WOOL",idType:SKU){name ...on SimpleProduct{weight length width}}}',
		],
		[
			'a product by its number with its neighbours',
			'{product(id:"4003",idType:DATABASE_ID){related(first:3){nodes{name}} upsell{nodes{name}} ...on VariableProduct{crossSell{nodes{name}}}}}',
		],
		[
			'a product by its address',
			`{nodeByUri(uri:"/product/wool-blanket/"){id uri ...on Product{...Card}}} ${CARD}`,
		],
		[
			'reviews',
			'{product(id:"dry-bag",idType:SLUG){reviews(first:5){averageRating edges{rating node{id content date author{node{name}}}}}}}',
		],
		[
			'one variation',
			'{productVariation(id:"4112",idType:DATABASE_ID){name sku price salePrice onSale hasAttributes image{sourceUrl} parent{node{name}}}}',
		],
		['ways to pay', '{paymentGateways{nodes{id title description icon}}}'],
		['where it sells', '{allowedCountries countries countryStates(country:IT){code name}}'],
	])('queries %s', async (_, query) => {
		const { data, errors } = await client().ask(query);
		expect(errors).toBeUndefined();
		for (const value of Object.values(data)) expect(value).toBeTruthy();
	});

	it('buys: add, add several, change, coupon, address, look, order, look again', async () => {
		const { ask, token } = client();
		const did = async (query: string, variables?: Record<string, unknown>) => {
			const { data, errors } = await ask(query, variables);
			expect(errors, query.slice(0, 80)).toBeUndefined();
			return data;
		};
		await did(`query{cart(recalculateTotals:true){...Basket}} ${BASKET}`);
		expect(token()?.split('.')).toHaveLength(3);
		const add = `mutation($input:AddToCartInput!){addToCart(input:$input){clientMutationId cartItem{...Line} cart{...Basket}}} ${BASKET}`;
		const { addToCart } = await did(add, {
			input: {
				clientMutationId: 'one',
				productId: 4004,
				quantity: 2,
				extraData: '{"wrap":"yes"}',
			},
		});
		expect(addToCart).toMatchObject({
			clientMutationId: 'one',
			cartItem: { quantity: 2, subtotal: '€36.00', extraData: [{ key: 'wrap', value: 'yes' }] },
			cart: { total: '36' },
		});
		const { addCartItems } = await did(
			`mutation($items:[CartItemInput]){addCartItems(input:{items:$items}){added{...Line} cartErrors{type reasons productId quantity} cart{...Basket}}} ${BASKET}`,
			{ items: [{ productId: 4005 }, { productId: 4007 }, { productId: 4003, variationId: 4112 }] },
		);
		expect(addCartItems.added).toHaveLength(2);
		expect(addCartItems.cartErrors).toMatchObject([{ type: 'INVALID_CART_ITEM', productId: 4007 }]);
		const [chart, blanket, bag] = addCartItems.cart.contents.nodes;
		const { updateItemQuantities } = await did(
			`mutation($items:[CartItemQuantityInput]){updateItemQuantities(input:{items:$items}){updated{key} removed{key} items{...Line} cart{...Basket}}} ${BASKET}`,
			{
				items: [
					{ key: chart.key, quantity: 1 },
					{ key: bag.key, quantity: 0 },
				],
			},
		);
		expect(updateItemQuantities).toMatchObject({
			updated: [{ key: chart.key }],
			removed: [{ key: bag.key }],
			cart: { total: '104' },
		});
		const { applyCoupon } = await did(
			`mutation{applyCoupon(input:{code:"QUAYSIDE"}){applied{code discountAmount(excludeTax:false) discountTax} cart{...Basket}}} ${BASKET}`,
		);
		expect(applyCoupon).toMatchObject({
			applied: { code: 'quayside', discountAmount: '€15.00' },
			cart: { total: '89' },
		});
		await did(`mutation{removeCoupons(input:{codes:["quayside"]}){cart{...Basket}}} ${BASKET}`);
		const { removeItemsFromCart } = await did(
			`mutation($keys:[ID]){removeItemsFromCart(input:{keys:$keys,all:false}){cartItems{...Line} cart{...Basket}}} ${BASKET}`,
			{ keys: [blanket.key] },
		);
		expect(removeItemsFromCart.cart.total).toBe('18');
		const { updateCustomer } = await did(
			'mutation($b:CustomerAddressInput){updateCustomer(input:{billing:$b,shippingSameAsBilling:true}){customer{email billing{city country} shipping{city}}}}',
			{ b: BILLING },
		);
		expect(updateCustomer.customer.shipping.city).toBe('Porto');
		const { checkout } = await did(
			'mutation($input:CheckoutInput!){checkout(input:$input){result redirect order{databaseId orderKey orderNumber status total subtotal totalTax paymentMethodTitle needsPayment needsProcessing lineItems{nodes{quantity total product{node{name}} variation{node{name}}}} taxLines{nodes{label taxTotal}} billing{email}} customer{email}}}',
			{ input: { paymentMethod: 'cod', isPaid: true, transactionId: 'mine' } },
		);
		expect(checkout).toMatchObject({
			result: 'success',
			redirect: expect.stringContaining('/checkout/order-received/'),
			order: {
				status: 'PROCESSING',
				total: '€18.00',
				totalTax: '€3.25',
				billing: { email: BILLING.email },
			},
		});
		const { order, customer, cart } = await did(
			'query($key:ID!){order(id:$key,idType:ORDER_KEY){databaseId total} customer{sessionToken orders{nodes{databaseId date}}} cart{isEmpty}}',
			{ key: checkout.order.orderKey },
		);
		expect(order.databaseId).toBe(checkout.order.databaseId);
		expect(customer.orders.nodes).toHaveLength(1);
		expect(cart.isEmpty).toBe(true);
	});
});

describe('a request to a cart that the shop refuses', () => {
	it.each<[string, string, RegExp]>([
		['a negative number', 'productId:4004,quantity:-3', /whole number/],
		['none', 'productId:4004,quantity:0', /whole number/],
		['a fraction', 'productId:4004,quantity:1.5', /Int cannot represent/],
		['a huge number', 'productId:4004,quantity:2147483647', /more than a cart can hold/],
		['a number beyond numbers', 'productId:4004,quantity:99999999999', /32-bit/],
		['more than there are', 'productId:4005,quantity:5', /not enough stock \(4 remaining\)/],
		['what is sold out', 'productId:4007', /out of stock/],
		['a second one of what is sold singly', 'productId:4002,quantity:2', /only one/],
		['what is no product', 'productId:1', /no such product/],
		['a variation of another product', 'productId:4003,variationId:4101', /no such product/],
		['a variation that is half chosen', 'productId:4003,variationId:4111', /Colour is missing/],
		[
			'a choice that is none',
			'productId:4003,variationId:4111,variation:[{attributeName:"colour",attributeValue:"Pink"}]',
			/choose from the list/,
		],
		['extra data that is none', 'productId:4004,extraData:"[1]"', /JSON object/],
	])('%s is refused in WooGraphQL’s form', async (_, input, message) => {
		const { ask } = client();
		const { errors } = await ask(`mutation{addToCart(input:{${input}}){cart{total}}}`);
		expect(errors?.[0]?.message).toMatch(message);
		expect((await ask('{cart{isEmpty}}')).data.cart.isEmpty).toBe(true);
	});

	it('two lines of one stock share it', async () => {
		const { ask } = client();
		const add = (wrap: string, quantity: number) =>
			ask(
				`mutation($extra:String){addToCart(input:{productId:4005,quantity:${quantity},extraData:$extra}){cart{contents{productCount}}}}`,
				{ extra: JSON.stringify({ wrap }) },
			);
		expect((await add('red', 2)).errors).toBeUndefined();
		expect((await add('blue', 2)).data.addToCart.cart.contents.productCount).toBe(2);
		expect((await add('green', 1)).errors?.[0]?.message).toMatch(/not enough stock/);
	});

	it('coupons that are unknown, over, too early, given twice or not to be mixed', async () => {
		const { ask } = client();
		await ask('mutation{addToCart(input:{productId:4004}){cart{total}}}');
		const give = async (code: string) =>
			(await ask(`mutation{applyCoupon(input:{code:"${code}"}){cart{total}}}`)).errors?.[0]
				?.message;
		expect(await give('nothing')).toMatch(/does not exist/);
		expect(await give('lastsummer')).toMatch(/expired/);
		expect(await give('quayside')).toBe('The minimum spend for this coupon is €60.00.');
		expect(await give('firstswim')).toBeUndefined();
		expect(await give(' FIRSTSWIM ')).toMatch(/in use already/);
		expect(await give('onlyone')).toMatch(/individual-use/);
		const { data } = await ask('{cart{appliedCoupons{code} total}}');
		expect(data.cart).toEqual({ appliedCoupons: [{ code: 'firstswim' }], total: '€16.20' });
	});

	it('orders of other visitors', async () => {
		const { ask } = client();
		await ask('mutation{addToCart(input:{productId:4004}){cart{total}}}');
		const { data } = await ask(
			'mutation($b:CustomerAddressInput){checkout(input:{paymentMethod:"cod",billing:$b}){order{databaseId id}}}',
			{ b: BILLING },
		);
		const { databaseId, id } = data.checkout.order;
		const foreign = client();
		for (const query of [
			`{order(id:"${databaseId}",idType:DATABASE_ID){total}}`,
			`{order(id:"${id}"){total}}`,
		]) {
			expect((await foreign.ask(query)).errors?.[0]?.message).toMatch(/Not authorized/);
			expect((await ask(query)).data.order.total).toBe('€18.00');
		}
		expect((await foreign.ask('{orders{nodes{id}} customer{orders{nodes{id}}}}')).data).toEqual({
			orders: { nodes: [] },
			customer: { orders: { nodes: [] } },
		});
		const editor = await client({ authorization: EDITOR }).ask('{orders{nodes{databaseId}}}');
		expect(editor.data.orders.nodes).toContainEqual({ databaseId });
	});
});

describe('lists of products', () => {
	const slugs = async (where: string) => {
		const { data, errors } = await client().ask(
			`{products(first:20,where:{${where}}){nodes{slug}}}`,
		);
		expect(errors).toBeUndefined();
		return data.products.nodes.map(({ slug }: { slug: string }) => slug);
	};
	it.each<[string, string[]]>([
		[
			'category:"paper",orderby:{field:NAME,order:ASC}',
			['chart-of-the-coast', 'seven-knots-print'],
		],
		[
			'onSale:true,orderby:{field:PRICE,order:ASC}',
			['practice-line', 'dry-bag', 'evening-voucher'],
		],
		['stockStatus:[OUT_OF_STOCK]', ['enamel-mug']],
		['minPrice:200,orderby:{field:MENU_ORDER,order:ASC}', ['boathouse-voucher', 'evening-voucher']],
		['maxPrice:12,orderby:{field:PRICE,order:DESC}', ['enamel-mug', 'practice-line']],
		['include:[4006,4004],orderby:{field:IN}', ['practice-line', 'chart-of-the-coast']],
		['featured:true', ['boathouse-voucher']],
		['sku:"SN-DRY-40"', ['dry-bag']],
		['search:"blanket",orderby:{field:NAME,order:ASC}', ['evening-voucher', 'wool-blanket']],
		['rating:[3]', []],
		['categoryIn:["nowhere"]', []],
		[
			'type:VARIABLE,tagNotIn:["aboard"],orderby:{field:SLUG,order:ASC}',
			['boathouse-voucher', 'seven-knots-print'],
		],
	])('are chosen by %s', async (where, expected) => {
		expect(await slugs(where)).toEqual(expected);
	});
});
