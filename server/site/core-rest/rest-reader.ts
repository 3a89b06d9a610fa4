import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { RestAnswer } from '../contract/renderer';
import { restAnswerOf } from '../contract/rest-answer';
import { WordPressUnavailable } from '../contract/unavailable';

/** An answer of the site that was read to its end. */
export interface SiteText {
	status: number;
	headers: Headers;
	text: string;
}

/**
 * Sends the site a request.
 * @param path own path with its query
 * @throws WordPressUnavailable (the promise) when nothing answers in time
 */
export type AskSite = (path: string, init?: RequestInit) => Promise<SiteText>;

/** A record of core REST with unchecked fields. */
export type Item = Readonly<Record<string, unknown>>;

/** Reads a WordPress by core REST, and its pages. */
export interface RestReader {
	/**
	 * Requests a path of core REST without its leading `/wp-json/`.
	 * @throws WordPressUnavailable (the promise) for a status of 500 or more, and for an answer that is no JSON
	 */
	read(path: string): Promise<RestAnswer>;
	/** The records of a list, and the length of the whole list; none and 0 if REST refuses the list. */
	list(path: string): Promise<{ items: Item[]; total: number }>;
	/** One record; null if REST refuses it. */
	item(path: string): Promise<Item | null>;
	/** The text of a page of the site; null if the answer is no page. */
	page(path: string): Promise<string | null>;
	/** Requests a path by HEAD, without its content. */
	head(path: string): Promise<{ status: number; headers: Headers }>;
	/** Forgets all answers, since something has changed. */
	forget(): void;
}

/**
 * Milliseconds for which an answer is kept, because parts of one page request the same. A change of the site shows
 * after this time at the latest.
 */
const KEPT_MS = 1_000;
/**
 * Answers that each operation needs and that seldom change, with their milliseconds: names of types change only with
 * plugins.
 */
const KEPT_LONGER: readonly (readonly [path: RegExp, ms: number])[] = [
	[/^wp\/v2\/(?:types|taxonomies)$/, 60_000],
	[/^\?_fields=name,/, 10_000],
];
/** The most requests at the same time. A small host has as many PHP processes. */
const MOST_AT_ONCE = 6;
const ROOTS = ['/wp-json/', '/?rest_route=/'] as const;

/** Returns how long an answer is kept, in milliseconds. */
function keptMs(path: string): number {
	return KEPT_LONGER.find(([paths]) => paths.test(path))?.[1] ?? KEPT_MS;
}

/** The site's path for a path of REST. If the root is a query, the function adds the path's query with `&`. */
function underRoot(root: string, path: string): string {
	if (!root.includes('?')) return root + path;
	return root + path.replace('?', '&');
}

/** @param ask sends the site a request, with an editor's login if REST has to answer with the rights of that editor */
export function createRestReader(ask: AskSite): RestReader {
	const kept = new Map<string, Promise<unknown>>();
	const gate = createGate(MOST_AT_ONCE);
	let root: string = ROOTS[0];
	/** True after an answer at `root`. Then `root` stays, even if a later request fails. */
	let isRootKnown = false;

	/** Sends one request if several fields need the same at once, and keeps the answer for a moment. */
	function once<T>(key: string, keptMs: number, make: () => Promise<T>): Promise<T> {
		const known = kept.get(key);
		if (known) return known as Promise<T>;
		const making = gate(make);
		kept.set(key, making);
		const drop = () => {
			if (kept.get(key) === making) kept.delete(key);
		};
		making.then(() => setTimeout(drop, keptMs).unref(), drop);
		return making;
	}

	async function askRest(path: string): Promise<RestAnswer> {
		const headers = { accept: 'application/json' };
		const address = underRoot(root, path);
		const answer = restAnswerOf(await ask(address, { headers }));
		const { status, body } = answer;
		if (status >= 500 || body === undefined) {
			throw new NoRest(
				`${address} answered ${status}${body === undefined ? ' with no JSON' : ''}.`,
			);
		}
		return answer;
	}

	/**
	 * A site without permalinks has REST at another address. The reader tries the other address if the usual one fails.
	 */
	async function read(path: string): Promise<RestAnswer> {
		try {
			const answer = await askRest(path);
			isRootKnown = true;
			return answer;
		} catch (error) {
			if (!(error instanceof NoRest) || isRootKnown) throw error;
			const index = await ask(`${ROOTS[1]}&_fields=namespaces`).catch(() => null);
			if (!index || !isPlainObject(restAnswerOf(index).body)) throw error;
			root = ROOTS[1];
			return askRest(path);
		}
	}

	return {
		...recordsBy((path) => once(`rest ${path}`, keptMs(path), () => read(path))),
		page: (path) =>
			once(`page ${path}`, KEPT_MS, async () => {
				const { status, text } = await ask(path, { headers: { accept: 'text/html' } });
				return status === 200 ? text : null;
			}),
		head: (path) => once(`head ${path}`, KEPT_MS, () => ask(path, { method: 'HEAD' })),
		forget: () => kept.clear(),
	};
}

type Records = Pick<RestReader, 'read' | 'list' | 'item'>;

/** Reads records by a function that reads core REST. */
export function recordsBy(read: RestReader['read']): Records {
	return {
		read,
		async list(path) {
			const { status, body, total } = await read(path);
			if (status >= 400 || !Array.isArray(body)) return { items: [], total: 0 };
			const items = body.filter(isPlainObject);
			return { items, total: Math.max(total, items.length) };
		},
		async item(path) {
			const { status, body } = await read(path);
			return status < 400 && isPlainObject(body) ? body : null;
		},
	};
}

/** The error for a site that answers, but not with core REST. */
class NoRest extends WordPressUnavailable {
	override name = 'NoRest';
}

/** Limits how many calls run at once; the others wait. */
function createGate(most: number): <T>(make: () => Promise<T>) => Promise<T> {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async (make) => {
		if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
		else running += 1;
		try {
			return await make();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
