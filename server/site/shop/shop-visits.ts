import {
	orderReceivedPath,
	SHOP_PATHS,
	shopPageOf,
	type VisitorShop,
} from '@outrigger/rules/shop/shop-pages';
import { plainPage } from '../answers/plain-page';
import { preferencesOf, respond } from '../answers/respond';
import type { Backend, Client } from '../backend/backend';
import { siteWords } from '../contract/site-words';
import type { FormPlace } from '../pages/form-place';
import type { PageHost } from '../pages/page-host';
import type { Page, PrivateParts } from '../requests/page-request';
import { askShop, executeForVisitor, type ShopAsker } from './ask-shop';
import { cartCookies, readToken } from './cart-cookies';
import { nameVariation } from './name-variation';
import { readShopForm, type ShopForm, typedInto, type WrongForm } from './shop-form';

/** Serves the shop to pages without script. */
export interface ShopVisits {
	/** Answers a form of the shop that was sent to a page; null for every other form. */
	post(form: FormData, place: FormPlace): Promise<Response | null>;
	/** Returns the further parts of the request for a page of the shop; null for every other page. */
	partsOf(request: Request, address: Page, client: Client): PrivateParts | null;
	/**
	 * For a link of WooCommerce that would change the cart, answers with a page that asks the visitor first; null for
	 * every other request.
	 */
	askFirst(request: Request): Response | null;
}

const NOTHING: VisitorShop = { notice: null, typed: {}, orderKey: null };

/** Makes the answers to pages and forms of the shop. No cache keeps them, because each is for one visitor. */
export function createShopVisits({
	backend,
	pages,
	siteUrl,
}: {
	backend: Backend;
	pages: Pick<PageHost, 'sendPrivate'>;
	siteUrl: string;
}): ShopVisits {
	const askerOf = (request: Request, client: Client, page: string): ShopAsker => ({
		backend,
		siteUrl,
		client,
		token: readToken(request.headers.get('cookie'), siteUrl),
		page,
	});

	function shopParts(asker: ShopAsker, address: Page, shop: VisitorShop): PrivateParts {
		const isReceived = shopPageOf(address.path) === 'order-received';
		return {
			execute: executeForVisitor(asker, backend.execute),
			shop,
			...(isReceived ? { path: SHOP_PATHS.checkout } : {}),
		};
	}

	/** Answers with the page again, with the text that the visitor typed. */
	async function again(
		shop: Pick<VisitorShop, 'notice' | 'typed'>,
		asker: ShopAsker,
		{ request, address }: FormPlace,
	): Promise<Response> {
		const toolbar = backend.toolbarOf?.(request, address.path);
		const parts = { ...shopParts(asker, address, { ...NOTHING, ...shop }), toolbar };
		const page = await pages.sendPrivate(address, parts, preferencesOf(request));
		return respond(page.status === 200 && shop.notice?.isError ? { ...page, status: 422 } : page);
	}

	/** Answers with the page again and a fault. */
	const refuse = (message: string, form: FormData, asker: ShopAsker, place: FormPlace) =>
		again({ notice: { isError: true, message }, typed: typedInto(form) }, asker, place);

	return {
		async post(form, place) {
			const read = readShopForm(form, siteWords(siteUrl, place.address.path));
			if (!read) return null;
			const asker = askerOf(place.request, place.client, place.address.path);
			if (isWrong(read)) return refuse(read.message, form, asker, place);
			const asked = await nameVariation(read, asker).catch(() => read);
			const answer = await askShop(asker, asked.document, { input: asked.input }).catch(() => null);
			const news = {
				token: answer?.token ?? null,
				items: asked.kind === 'order' ? 0 : (answer?.items ?? null),
				isKnown: asker.token !== null,
			};
			const goal =
				answer?.data && answer.errors.length === 0 ? goalOf(asked, answer.data, place) : null;
			const isDone = goal !== null;
			const typed = typedBeside(asked, form);
			const response = !isDone
				? await refuse(
						answer?.errors[0]?.message || siteWords(siteUrl, place.address.path)('shop.away'),
						form,
						asker,
						place,
					)
				: typed
					? await again({ notice: null, typed }, asker, place)
					: new Response(null, {
							status: 303,
							headers: { location: goal, 'cache-control': 'private, no-store' },
						});
			for (const cookie of cartCookies({ ...news, items: isDone ? news.items : null }, siteUrl))
				response.headers.append('set-cookie', cookie);
			return response;
		},
		partsOf(request, address, client) {
			const kind = shopPageOf(address.path);
			if (kind === null) return null;
			const { searchParams } = new URL(request.url);
			const orderKey = kind === 'order-received' ? searchParams.get('key') : null;
			return shopParts(askerOf(request, client, address.path), address, { ...NOTHING, orderKey });
		},
		askFirst(request) {
			const { searchParams, pathname } = new URL(request.url);
			const [name] = ASKED_FIRST.filter((one) => searchParams.has(one));
			if (name === undefined) return null;
			const value = searchParams.get(name) ?? '';
			const isAdding = name === 'add-to-cart';
			const say = siteWords(siteUrl, pathname);
			return respond(
				plainPage(
					{
						status: 200,
						title: say(isAdding ? 'cart.askAdd' : 'cart.askChange'),
						text: say('cart.askText'),
						form: {
							action: pathname,
							fields: [
								[name, value],
								...(isAdding ? ([['quantity', searchParams.get('quantity') ?? '1']] as const) : []),
							],
							button: say(isAdding ? 'cart.putIn' : 'cart.takeOut'),
						},
						link: { href: pathname, label: say('common.back') },
					},
					siteUrl,
					say,
				),
			);
		},
	};
}

/** Parameters of WooCommerce's own links that change a cart. */
const ASKED_FIRST = ['add-to-cart', 'remove_item', 'remove_coupon'] as const;

const isWrong = (form: ShopForm | WrongForm): form is WrongForm => form.kind === 'wrong';

/**
 * The text that the visitor typed into other fields than that of the coupon: a checkout that is not sent yet. Null if a
 * redirect loses nothing.
 */
function typedBeside({ kind }: ShopForm, form: FormData): VisitorShop['typed'] | null {
	if (kind !== 'coupon' && kind !== 'remove-coupon') return null;
	const { coupon_code: code = '', ...typed } = typedInto(form);
	if (Object.keys(typed).length === 0) return null;
	return kind === 'coupon' ? typed : { ...typed, coupon_code: code };
}

/**
 * Returns the page to which a visitor goes after the shop accepted a form; null if the shop's answer does not confirm
 * it.
 */
function goalOf(
	{ kind }: ShopForm,
	data: Record<string, unknown>,
	{ address }: { address: Page },
): string | null {
	if (kind === 'order') {
		const { checkout } = data as {
			checkout?: { order?: { databaseId?: number; orderKey?: string } | null } | null;
		};
		const { databaseId, orderKey } = checkout?.order ?? {};
		return databaseId && orderKey ? orderReceivedPath(databaseId, orderKey) : null;
	}
	return kind === 'add' ? SHOP_PATHS.cart : address.path;
}
