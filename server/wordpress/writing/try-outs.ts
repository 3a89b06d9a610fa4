import type { SiteContent } from '@outrigger/formats/model/records';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { LRUCache } from 'lru-cache';
import { allComments } from '../comments/all-comments';
import type { Store } from '../store/store';
import { FIRST_WRITTEN_ID } from './known-state';
import { createLayer } from './layer';
import { WriteRefusal } from './refusal';
import type { MakeWrite, Writes } from './writer';

/** The most visitors with kept writes; a further visitor replaces the one with the oldest last write. */
const LAYERS = 20;
const LIFETIME_MS = 3_600_000;
/** The most characters of everything that one visitor wrote. */
const CHARACTERS = 256_000;
/** The most writes in a minute: of one visitor, and of all visitors together, because each write makes a store. */
const OWN_WRITES = 30;
const ALL_WRITES = 120;
const MINUTE_MS = 60_000;

/** The site as one visitor sees it who tries out mutations. */
export interface TryOut extends Writes<Store> {
	/** The site with what this visitor wrote. */
	store(): Store;
}

/** The writes of the demonstration's visitors: each visitor has a separate layer, in memory, for an hour. */
export interface TryOuts {
	/** @param visitor a secret of the visitor's browser */
	of(visitor: string): TryOut;
}

/**
 * @param options `store` is the public site; `storeOver` makes a store of other content, whose changes reach no
 *   listener
 */
export function createTryOuts(options: {
	store: () => Store;
	storeOver: (content: SiteContent) => Store;
	/** Milliseconds since the epoch. */
	now: () => number;
}): TryOuts {
	const { now } = options;
	const visitors = new LRUCache<string, TryOut>({
		max: LAYERS,
		ttl: LIFETIME_MS,
		ttlResolution: 0,
		perf: { now },
	});
	const all = createBound(ALL_WRITES, now);
	return {
		of(visitor) {
			const known = visitors.get(visitor);
			if (known) return known;
			const made = createTryOut(options, all);
			visitors.set(visitor, made);
			return made;
		},
	};
}

function createTryOut(
	{ store, storeOver, now }: Parameters<typeof createTryOuts>[0],
	all: () => boolean,
): TryOut {
	const layer = createLayer();
	const own = createBound(OWN_WRITES, now);
	let base: Store | null = null;
	let shown: Store | null = null;
	let characters = 0;
	let lastId = FIRST_WRITTEN_ID;
	let before: Promise<unknown> = Promise.resolve();

	function renew(): Store {
		// Records count their comments, so each store needs its own records; a layer shows its comments only to its visitor.
		const { content } = store();
		const posts = content.posts.map((post) => ({ ...post }));
		const comments = shown ? allComments(shown, ['approve', 'hold', 'spam', 'trash']) : [];
		const known = new Set(content.comments.map(({ databaseId }) => databaseId));
		const added = comments.filter(({ databaseId }) => !known.has(databaseId));
		const over = layer.over({ ...content, posts }, localTime(now(), 'UTC'));
		shown = storeOver({ ...over, comments: [...over.comments, ...layer.overComments(added)] });
		base = store();
		return shown;
	}
	const current = () => (shown && base === store() ? shown : renew());

	async function carryOut(make: MakeWrite): Promise<Store> {
		if (!own() || !all())
			throw new WriteRefusal(
				'That were many changes in one minute. Wait for the next one.',
				'too_many_writes',
				429,
			);
		let id = lastId;
		const write = make(current(), () => {
			id += 1;
			return id;
		});
		const length = JSON.stringify(write).length;
		if (characters + length > CHARACTERS)
			throw new WriteRefusal(
				'What you wrote here is as much as is kept for one visitor.',
				'too_much_written',
				413,
			);
		characters += length;
		lastId = id;
		layer.add(write);
		return renew();
	}

	return {
		store: current,
		write(make) {
			const written = before.then(() => carryOut(make));
			before = written.catch(() => undefined);
			return written;
		},
		takeFile: () => Promise.reject(noFiles()),
		edited: () => Promise.reject(noFiles()),
	};
}

const noFiles = () =>
	new WriteRefusal('Files are not taken where mutations are tried out.', 'no_files', 403);

/** Counts the events of a minute. @returns a function that gives false for each event after the first `most` */
function createBound(most: number, now: () => number): () => boolean {
	let minute = 0;
	let count = 0;
	return () => {
		const present = Math.floor(now() / MINUTE_MS);
		if (present !== minute) [minute, count] = [present, 0];
		count += 1;
		return count <= most;
	};
}
