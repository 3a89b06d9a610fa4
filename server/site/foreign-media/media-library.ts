import { createHash } from 'node:crypto';
import { AddressRefused } from '@outrigger/http/address-refused';
import { createTaskQueue } from '@outrigger/media/task-queue';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { BoundedFolder } from './bounded-folder';
import { MediaRefused } from './media-refused';
import type { Picture } from './read-picture';

/** The kinds that the library keeps facts about. */
export type KeptKind = 'picture' | 'film' | 'font';

/** The library remembers a failure for this long; then it requests the address again. */
export const FAILED_MS = 10 * 60 * 1000;
/**
 * After this time the library requests a picture again, because it may have changed. It serves the old one until it has
 * the new one.
 */
export const FRESH_MS = 7 * 24 * 60 * 60 * 1000;
/** After this many consecutive requests without an answer, the library sends a host no request for `FAILED_MS`. */
export const SILENT_QUESTIONS = 3;

/** The number of files that are fetched at the same time; each may take 20 MB of memory. */
const CONCURRENCY = 8;
const MAX_REMEMBERED = 10_000;

const Known = v.object({
	type: v.string(),
	width: v.nullable(v.number()),
	height: v.nullable(v.number()),
	isStill: v.boolean(),
	/** A text that changes with the bytes; empty for a film, whose bytes the library does not keep. */
	stamp: v.pipe(v.string(), v.regex(/^[\da-f]{0,16}$/)),
	/** The time at which it was fetched, in milliseconds since the epoch. */
	at: v.number(),
});

/** The known facts about a picture or film of another host. */
export type KnownMedia = v.InferOutput<typeof Known>;

/** The reason why a file is missing. */
export interface MissingMedia {
	reason: string;
}

/** The functions with which the library reaches other hosts. */
export interface Fetchers {
	/** @throws MediaRefused */
	font(address: string): Promise<Picture>;
	/** @throws MediaRefused */
	picture(address: string): Promise<Picture>;
	/** The type of a film. @throws MediaRefused */
	film(address: string): Promise<string>;
}

/** Pictures, films and fonts of other hosts. The library fetches each file once and remembers a failure for a while. */
export interface MediaLibrary {
	/** Returns the known facts without a request to the other host; null if the library knows nothing. */
	recall(address: string, kind: KeptKind): Promise<KnownMedia | MissingMedia | null>;
	/** Requests the file from its host if the library knows nothing fresh about it. Never rejects. */
	learn(address: string, kind: KeptKind): Promise<KnownMedia | MissingMedia>;
	/** The bytes of a picture or a font. The library fetches them again if they were removed. */
	bytesOf(
		address: string,
		kind: 'picture' | 'font',
	): Promise<{ known: KnownMedia; bytes: Uint8Array } | MissingMedia>;
}

/** Returns true if the picture or film is available. */
export function isKnown(media: KnownMedia | MissingMedia | null): media is KnownMedia {
	return media !== null && 'type' in media;
}

/** The name of the files that belong to an address. */
export function mediaKey(address: string): string {
	return createHash('sha256').update(address).digest('hex').slice(0, 32);
}

/**
 * Makes the library.
 * @param now milliseconds since the epoch
 */
export function createMediaLibrary(
	folder: BoundedFolder,
	fetchers: Fetchers,
	now: () => number,
): MediaLibrary {
	const queue = createTaskQueue(CONCURRENCY);
	const remembered = new LRUCache<string, KnownMedia>({ max: MAX_REMEMBERED });
	const failures = new LRUCache<string, MissingMedia & { until: number }>({ max: MAX_REMEMBERED });
	const silence = new LRUCache<string, { times: number; until: number }>({ max: 1_000 });
	const nameOf = (address: string, kind: KeptKind) => `${mediaKey(address)}.${kind}.json`;

	async function stored(address: string, kind: KeptKind): Promise<KnownMedia | null> {
		const name = nameOf(address, kind);
		const kept = remembered.get(name);
		if (kept) return kept;
		const read = parseKnown(await folder.read(name));
		if (read) remembered.set(name, read);
		return read;
	}

	function failureOf(address: string, kind: KeptKind): MissingMedia | null {
		const failure = failures.get(nameOf(address, kind));
		return failure && now() < failure.until ? { reason: failure.reason } : null;
	}

	function isSilent(host: string): boolean {
		const found = silence.get(host);
		return found !== undefined && found.times >= SILENT_QUESTIONS && now() < found.until;
	}

	async function fetchBytes(address: string, kind: 'picture' | 'font'): Promise<KnownMedia> {
		const { bytes, ...facts } = await fetchers[kind](address);
		const stamp = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
		await folder.write(`${mediaKey(address)}-${stamp}`, bytes);
		return { ...facts, stamp, at: now() };
	}

	async function fetchFilm(address: string): Promise<KnownMedia> {
		const type = await fetchers.film(address);
		return { type, width: null, height: null, isStill: false, stamp: '', at: now() };
	}

	async function ask(address: string, kind: KeptKind): Promise<KnownMedia | MissingMedia> {
		const { host } = new URL(address);
		const name = nameOf(address, kind);
		try {
			if (isSilent(host)) throw new MediaRefused(`${host} does not answer`);
			const known = await (kind === 'film' ? fetchFilm(address) : fetchBytes(address, kind));
			silence.delete(host);
			failures.delete(name);
			remembered.set(name, known);
			await folder.write(name, Buffer.from(JSON.stringify(known)));
			return known;
		} catch (error) {
			if (error instanceof AddressRefused && error.isHostSilent) {
				const times = (silence.get(host)?.times ?? 0) + 1;
				silence.set(host, { times, until: now() + FAILED_MS });
			}
			const reason = error instanceof Error ? error.message : String(error);
			failures.set(name, { reason, until: now() + FAILED_MS });
			return { reason };
		}
	}

	async function recall(address: string, kind: KeptKind) {
		return (await stored(address, kind)) ?? failureOf(address, kind);
	}

	async function learn(address: string, kind: KeptKind): Promise<KnownMedia | MissingMedia> {
		const old = await stored(address, kind);
		const failure = failureOf(address, kind);
		if (old && (failure || now() - old.at < FRESH_MS)) return old;
		if (failure) return failure;
		const found = await queue.run(`${kind} ${address}`, () => ask(address, kind));
		return isKnown(found) ? found : (old ?? found);
	}

	return {
		recall,
		learn,
		async bytesOf(address, kind) {
			const found = (await stored(address, kind)) ?? (await learn(address, kind));
			if (!isKnown(found)) return found;
			const bytes = await folder.read(`${mediaKey(address)}-${found.stamp}`);
			if (bytes) return { known: found, bytes };
			const failure = failureOf(address, kind);
			if (failure) return failure;
			const known = await queue.run(`${kind} ${address}`, () => ask(address, kind));
			if (!isKnown(known)) return known;
			const fetched = await folder.read(`${mediaKey(address)}-${known.stamp}`);
			return fetched ? { known, bytes: fetched } : { reason: 'it could not be kept' };
		},
	};
}

function parseKnown(bytes: Buffer | null): KnownMedia | null {
	if (!bytes) return null;
	try {
		return v.parse(Known, JSON.parse(bytes.toString('utf8')));
	} catch {
		return null;
	}
}
