/*
 * Operations from WooGraphQL's documentation, and from starter projects for it: with the same fields, arguments and
 * variables, under their names there. Documentation: wp-graphql/wp-graphql-woocommerce, `docs/`.
 */

/** An operation and its source. */
export interface PublicOperation {
	source: string;
	name: string;
	text: string;
}

const PICTURE = 'image{id sourceUrl(size:WOOCOMMERCE_THUMBNAIL) altText}';
const CART_ITEM = `
	fragment ProductContentSlice on Product{id databaseId name slug type ${PICTURE}
		...on SimpleProduct{price regularPrice soldIndividually}
		...on VariableProduct{price regularPrice soldIndividually}}
	fragment ProductVariationContentSlice on ProductVariation{id databaseId name slug ${PICTURE} price regularPrice}
	fragment CartItemContent on CartItem{key product{node{...ProductContentSlice}}
		variation{node{...ProductVariationContentSlice}}
		quantity total subtotal subtotalTax extraData{key value}}`;
const CART = `
	fragment CartContent on Cart{contents(first:100){itemCount nodes{...CartItemContent}}
		appliedCoupons{code discountAmount discountTax} needsShippingAddress
		availableShippingMethods{packageDetails supportsShippingCalculator
			rates{id instanceId methodId label cost}}
		subtotal subtotalTax shippingTax shippingTotal total totalTax feeTax feeTotal discountTax discountTotal}
	${CART_ITEM}`;
const CUSTOMER_CONTENT =
	'fragment CustomerContent on Customer{id sessionToken shipping{postcode state city country}}';
const ORDER = `
	fragment AddressFields on CustomerAddress{firstName lastName company address1 address2 city state country postcode phone}
	fragment LineItemFields on LineItem{databaseId product{node{id databaseId name slug type ${PICTURE}
			...on SimpleProduct{price regularPrice soldIndividually}
			...on VariableProduct{price regularPrice soldIndividually}}}
		orderId quantity subtotal total totalTax}
	fragment OrderFields on Order{id databaseId orderNumber orderVersion status needsProcessing subtotal
		paymentMethodTitle total totalTax date dateCompleted datePaid
		billing{...AddressFields} shipping{...AddressFields} lineItems(first:100){nodes{...LineItemFields}}}`;
const CUSTOMER = `
	fragment CustomerFields on Customer{id databaseId firstName lastName displayName
		billing{...AddressFields} shipping{...AddressFields} orders(first:100){nodes{...OrderFields}}}
	${ORDER}`;
const W3B_ITEM = `product{node{id databaseId name description type onSale slug averageRating reviewCount
	image{id sourceUrl altText} galleryImages{nodes{id sourceUrl altText}}}}
	variation{node{id databaseId name description type onSale price regularPrice salePrice
		image{id sourceUrl altText} attributes{nodes{id attributeId name value}}}}
	quantity total subtotal subtotalTax`;

const of =
	(source: string) =>
	(name: string, text: string): PublicOperation => ({ source, name, text });
const session = of('docs/configuring-graphql-client-for-user-session.md');
const cart = of('docs/using-cart-data.md');
const customer = of('docs/handling-user-session-and-using-cart-mutations.md');
const order = of('docs/using-order-data.md');
const woonuxt = of('scottyzen/woonuxt, woonuxt_base/app/queries');
const w3b = of('w3bdesign/nextjs-woocommerce, src/utils/gql');

/** The operations in the order of a purchase, because each one needs the results of those before it. */
export const PUBLIC_OPERATIONS = {
	sessionToken: session('GetCartDocument', 'query{customer{sessionToken}}'),
	cartLines: session(
		'cart',
		'query{cart{contents{nodes{key product{node{id name}} quantity subtotal}}}}',
	),
	variation: cart(
		'GetProductVariation',
		`query GetProductVariation($id:ID!){productVariation(id:$id,idType:DATABASE_ID){...VariationContent}}
		fragment VariationContent on ProductVariation{id name slug price regularPrice salePrice stockStatus stockQuantity
			onSale image{id sourceUrl altText}}`,
	),
	addToCart: cart(
		'AddToCart',
		`mutation AddToCart($productId:Int!,$variationId:Int,$quantity:Int,$extraData:String){
			addToCart(input:{productId:$productId,variationId:$variationId,quantity:$quantity,extraData:$extraData}){
				cart{...CartContent} cartItem{...CartItemContent}}} ${CART}`,
	),
	cart: cart(
		'GetCart',
		`query GetCart($customerId:Int){cart{...CartContent} customer(customerId:$customerId){...CustomerContent}}
		${CART} ${CUSTOMER_CONTENT}`,
	),
	quantities: cart(
		'UpdateCartItemQuantities',
		`mutation UpdateCartItemQuantities($items:[CartItemQuantityInput]){updateItemQuantities(input:{items:$items}){
			cart{...CartContent} items{...CartItemContent}}} ${CART}`,
	),
	applyCoupon: cart(
		'ApplyCouponToCart',
		`mutation ApplyCouponToCart($code:String!){applyCoupon(input:{code:$code}){cart{...CartContent}}} ${CART}`,
	),
	removeCoupon: cart(
		'RemoveCouponFromCart',
		`mutation RemoveCouponFromCart($code:String!){removeCoupons(input:{codes:[$code]}){cart{...CartContent}}} ${CART}`,
	),
	removeCoupons: cart(
		'RemoveCouponsFromCart',
		`mutation RemoveCouponsFromCart($codes:[String!]){removeCoupons(input:{codes:$codes}){cart{...CartContent}}} ${CART}`,
	),
	shippingLocale: cart(
		'SetShippingLocale',
		`mutation SetShippingLocale($zip:String!,$state:String,$city:String,$country:CountriesEnum){
			updateCustomer(input:{shipping:{postcode:$zip,country:$country,state:$state,city:$city}}){
				customer{...CustomerContent}}} ${CUSTOMER_CONTENT}`,
	),
	shippingMethod: cart(
		'SetShippingMethod',
		`mutation SetShippingMethod($shippingMethod:String!){
			updateShippingMethod(input:{shippingMethods:[$shippingMethod]}){cart{...CartContent}}} ${CART}`,
	),
	addAgain: w3b(
		'ADD_TO_CART',
		`mutation($input:AddToCartInput!){addToCart(input:$input){cartItem{key ${W3B_ITEM}}}}`,
	),
	removeItems: cart(
		'RemoveItemsFromCart',
		`mutation RemoveItemsFromCart($keys:[ID],$all:Boolean){removeItemsFromCart(input:{keys:$keys,all:$all}){
			cart{...CartContent} cartItems{...CartItemContent}}} ${CART}`,
	),
	updateCustomer: customer(
		'UpdateCustomer',
		`mutation UpdateCustomer($input:UpdateCustomerInput!){updateCustomer(input:$input){customer{...CustomerFields}}}
		${CUSTOMER}`,
	),
	checkout: w3b(
		'CHECKOUT_MUTATION',
		'mutation CHECKOUT_MUTATION($input:CheckoutInput!){checkout(input:$input){result redirect}}',
	),
	orders: order(
		'orders',
		`query($billingEmail:String){orders(where:{billingEmail:$billingEmail}){nodes{...OrderFields}}} ${ORDER}`,
	),
	customerOrders: w3b(
		'GET_CUSTOMER_ORDERS',
		'query GET_CUSTOMER_ORDERS{customer{orders{nodes{id orderNumber status total date}}}}',
	),
	categories: woonuxt(
		'getProductCategories',
		`query getProductCategories($first:Int=20){
			productCategories(first:$first,where:{orderby:COUNT,order:DESC,hideEmpty:true}){nodes{...ProductCategory}}}
		fragment ProductCategory on ProductCategory{count databaseId id name slug
			image{sourceUrl(size:MEDIUM_LARGE) altText title}}`,
	),
	stockStatus: woonuxt(
		'getStockStatus',
		`query getStockStatus($slug:ID!){product(id:$slug,idType:SLUG){...on SimpleProduct{stockStatus}
			...on VariableProduct{stockStatus variations{nodes{stockStatus}}}}}`,
	),
	fromCategory: w3b(
		'ProductsFromCategory',
		`query ProductsFromCategory($id:ID!){productCategory(id:$id){id name products(first:50){nodes{
			id databaseId onSale averageRating slug description image{id uri title srcSet sourceUrl} name
			...on SimpleProduct{salePrice regularPrice onSale price id}
			...on VariableProduct{salePrice regularPrice onSale price id}
			...on ExternalProduct{price id externalUrl}
			...on GroupProduct{products{nodes{...on SimpleProduct{id price}}} id}}}}}`,
	),
	states: woonuxt(
		'getStates',
		'query getStates($country:CountriesEnum!){countryStates(country:$country){code name}}',
	),
	review: woonuxt(
		'writeReview',
		`mutation WriteReview($author:String!,$commentOn:Int!,$content:String!,$rating:Int!,$authorEmail:String!){
			writeReview(input:{rating:$rating,author:$author,content:$content,commentOn:$commentOn,authorEmail:$authorEmail}){
				rating review{id}}}`,
	),
} satisfies Record<string, PublicOperation>;
