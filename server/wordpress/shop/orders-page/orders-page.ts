import type { UserRecord } from '@outrigger/formats/model/records';
import { plainPage, refusedPage } from '@outrigger/http/plain-page';
import { readPostedForm } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import type { Audit } from '../../auth/audit';
import { may } from '../../auth/roles';
import type { Database } from '../../database/open-database';
import type { OrderStatus } from '../../database/tables';
import type { Store } from '../../store/store';
import { shopOf } from '../count';
import { countOrders, findOrders, markOrder } from '../orders';
import type { Shop } from '../shop';
import { listMarkup, ORDERS_PATH, orderMarkup, PAGE_SIZE, STATUSES } from './markup';

/** The parts from which the page is made. */
export interface OrdersPageParts {
	database: () => Promise<Database>;
	store: Store;
	shop: Pick<Shop, 'refresh'>;
	viewerOf: (request: Request) => UserRecord | null;
	/** Records who read or changed which order. */
	audit: Audit;
	/** Origins of this site. */
	ownOrigins: readonly string[];
}

const ID = /^\/(\d{1,9})$/;
const PRIVATE = { 'Cache-Control': 'no-store, private', 'X-Content-Type-Options': 'nosniff' };

/**
 * Answers `/wp-admin/orders` and the paths below it, for users who may edit other users' posts, like submissions.
 * @returns null for other paths
 */
export async function handleOrders(
	request: Request,
	parts: OrdersPageParts,
): Promise<Response | null> {
	const { pathname, searchParams } = new URL(request.url);
	if (!pathname.startsWith(ORDERS_PATH)) return null;
	const rest = pathname.slice(ORDERS_PATH.length).replace(/\/$/, '');
	const id = ID.exec(rest)?.[1];
	if (rest !== '' && id === undefined) return null;
	const { language } = parts.store.settings;
	const viewer = parts.viewerOf(request);
	if (!may(viewer, 'edit_others_posts')) return refuse(viewer, language);
	const { login } = viewer as UserRecord;
	if (id !== undefined && request.method === 'POST') {
		return change(request, Number(id), login, parts);
	}

	const { money } = shopOf(parts);
	const database = await parts.database();
	if (id !== undefined) {
		const [order] = await findOrders(database, { id: Number(id), limit: 1 });
		if (!order) {
			const main = `<h1>There is no such order</h1><p><a href="${ORDERS_PATH}">« All orders</a></p>`;
			return plainPage({ title: 'Orders', language, status: 404, main });
		}
		parts.audit({ login, action: 'read', object: 'order', id: Number(id) });
		const main = orderMarkup(order, money);
		return plainPage({ title: `Order ${id}`, language, isWide: true, main });
	}
	const search = (searchParams.get('s') ?? '').slice(0, 200);
	parts.audit({ login, action: 'list', object: 'order', id: null });
	const page = Math.max(1, Number.parseInt(searchParams.get('paged') ?? '1', 10) || 1);
	const offset = Math.min(page - 1, 1_000_000) * PAGE_SIZE;
	const orders = await findOrders(database, { search, limit: PAGE_SIZE, offset });
	const total = await countOrders(database, { search });
	const main = listMarkup({ orders, total, search, page }, money);
	return plainPage({ title: 'Orders', language, isWide: true, main });
}

function refuse(viewer: UserRecord | null, language: string): Response {
	return refusedPage({
		title: 'Orders',
		reason: 'They are shown to editors, with an application password.',
		language,
		isLoggedIn: viewer !== null,
	});
}

const isStatus = (text: unknown): text is OrderStatus =>
	typeof text === 'string' && Object.hasOwn(STATUSES, text);

async function change(
	request: Request,
	id: number,
	login: string,
	{ database, shop, ownOrigins, audit }: OrdersPageParts,
): Promise<Response> {
	// Browsers send a Basic password also with requests from pages of other sites. Only our own pages may change
	// something.
	if (sourceOf(request, ownOrigins) === 'elsewhere') return new Response(null, { status: 403 });
	const status = (await readPostedForm(request))?.get('status');
	if (!isStatus(status)) return new Response(null, { status: 400, headers: PRIVATE });
	audit({ login, action: 'mark', object: 'order', id, detail: status });
	await markOrder(await database(), id, status);
	// The items of a cancelled order can be sold again.
	await shop.refresh();
	return new Response(null, {
		status: 303,
		headers: { Location: `${ORDERS_PATH}/${id}`, ...PRIVATE },
	});
}
