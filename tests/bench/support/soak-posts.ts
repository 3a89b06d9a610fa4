import { randomUUID } from 'node:crypto';
import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import LibSql from 'libsql';
import { askPostgres } from 'outrigger/testing/postgres-server';

/** The form "Ask for a day" of the demonstration: its document and its widget. */
const FORM = { post_id: '60', form_id: 'e3a91c4' };
const PATIENCE_MS = 15_000;
/** The query for each kind of post that finds the stored posts by their marker. */
const STORED = {
	forms: 'select value as marker from submission_values where value like ?',
	comments: 'select content as marker from comments where content like ?',
	orders: 'select email as marker from orders where email like ?',
} as const;

/** The kinds of POST requests that visitors send. */
export type Kind = keyof typeof STORED;
export const KINDS = Object.keys(STORED) as Kind[];

/** The state of the sent posts in the database. */
export interface Stored {
	/** The acknowledged posts. */
	thanked: number;
	/** Number of them that are not stored exactly once. */
	wrong: number;
}

/** Sends forms, comments and orders to the demonstration, and remembers which of them the site acknowledged. */
export interface Posts {
	/**
	 * @returns the status, or the reason why there was no answer
	 * @returns the status, or why there was none
	 */
	send(origin: string, kind: Kind): Promise<string>;
	/**
	 * Looks in the database for everything that was sent since the last call. @param database a SQLite file or a
	 * `postgres:` URL
	 */
	check(database: string): Promise<Record<Kind, Stored>>;
}

/**
 * @param origin the origin of a running site; the posts use its content for comments and its products
 * @param origin of a running site, which names its content for comments and its products
 */
export async function createPosts(origin: string): Promise<Posts> {
	const run = randomUUID().slice(0, 8);
	const { posts, products } = await ask(
		origin,
		'{posts(first:50){nodes{databaseId commentStatus}} products(first:50){nodes{__typename databaseId ... on SimpleProduct{stockStatus stockQuantity}}}}',
	);
	const post = posts?.nodes.find(({ commentStatus }) => commentStatus === 'open');
	const product = products?.nodes.find(
		(one) => one.stockStatus === 'IN_STOCK' && (one.stockQuantity ?? null) === null,
	);
	if (!post || !product) throw new Error('Nothing can be commented on or bought in this site.');
	const thanked: Record<Kind, Set<string>> = {
		forms: new Set(),
		comments: new Set(),
		orders: new Set(),
	};
	let sent = 0;

	const SENDERS: Record<Kind, (origin: string, marker: string) => Promise<[Response, boolean]>> = {
		async forms(site, marker) {
			const answer = await send(site, '/wp-admin/admin-ajax.php', {
				action: FORM_ACTION,
				...FORM,
				referrer: '/contact/',
				idempotency_key: randomUUID(),
				'form_fields[day]': '2027-05-01',
				'form_fields[people]': '4',
				'form_fields[driver]': 'licence',
				'form_fields[name]': marker,
				'form_fields[email]': 'ann@mail.example',
			});
			const { success } = (await answer.clone().json()) as { success: boolean };
			return [answer, success];
		},
		async comments(site, marker) {
			const answer = await send(site, '/wp-comments-post.php', {
				comment_post_ID: String(post.databaseId),
				comment: marker,
				author: 'Ann',
				email: `${marker}@mail.example`,
			});
			return [answer, answer.headers.get('location')?.includes('#comment-') ?? false];
		},
		async orders(site, marker) {
			const add = await send(site, '/cart/', { 'add-to-cart': String(product.databaseId) });
			const cookie = add.headers
				.getSetCookie()
				.map((line) => line.split(';', 1)[0])
				.join('; ');
			if (add.status !== 303) return [add, false];
			const fields = {
				billing_first_name: 'Ann',
				billing_last_name: 'Quay',
				billing_email: `${marker}@mail.example`,
				billing_address_1: 'Quay 1',
				billing_city: 'Porto',
				billing_postcode: '12345',
				billing_country: 'IT',
				payment_method: 'cod',
				woocommerce_checkout_place_order: '1',
			};
			const placed = await send(site, '/checkout/', fields, { cookie });
			return [placed, placed.headers.get('location')?.includes('order-received') ?? false];
		},
	};

	return {
		async send(site, kind) {
			sent += 1;
			const marker = `soak-${run}-${sent}`;
			const [answer, isThanked] = await SENDERS[kind](site, marker);
			if (isThanked) thanked[kind].add(marker);
			return String(answer.status);
		},
		async check(database) {
			const found = {} as Record<Kind, Stored>;
			for (const kind of KINDS) {
				const rows = await rowsOf(database, STORED[kind], `soak-${run}-%`);
				const times = new Map<string, number>();
				for (const row of rows) {
					const marker = row.replace(/@.*/, '');
					times.set(marker, (times.get(marker) ?? 0) + 1);
				}
				const wrong = [...thanked[kind]].filter((marker) => times.get(marker) !== 1);
				found[kind] = { thanked: thanked[kind].size, wrong: wrong.length };
				thanked[kind].clear();
			}
			return found;
		},
	};
}

function send(
	origin: string,
	path: string,
	fields: Record<string, string>,
	headers: Record<string, string> = {},
): Promise<Response> {
	return fetch(origin + path, {
		method: 'POST',
		redirect: 'manual',
		headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
		body: new URLSearchParams(fields),
		signal: AbortSignal.timeout(PATIENCE_MS),
	});
}

interface Found {
	databaseId: number;
	commentStatus?: string;
	stockStatus?: string;
	stockQuantity?: number | null;
}

async function ask(origin: string, query: string) {
	const response = await fetch(`${origin}/graphql`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query }),
	});
	const { data } = (await response.json()) as {
		data: { posts?: { nodes: Found[] }; products?: { nodes: Found[] } };
	};
	return data;
}

async function rowsOf(database: string, query: string, like: string): Promise<string[]> {
	if (database.startsWith('postgres:')) {
		const rows = await askPostgres<{ marker: string }>(database, query.replace('?', '$1'), [like]);
		return rows.map(({ marker }) => marker);
	}
	const file = new LibSql(database);
	const rows = file.prepare(query).all(like) as { marker: string }[];
	file.close();
	return rows.map(({ marker }) => marker);
}
