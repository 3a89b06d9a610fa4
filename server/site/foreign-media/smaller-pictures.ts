import { createHash } from 'node:crypto';
import { PIPELINE_VERSION } from '@outrigger/media/encode-picture';
import {
	accepts,
	type ImageFormat,
	isOpenedAlone,
	negotiateFormat,
} from '@outrigger/media/image-format';
import { isTooLarge, LARGEST_SIDE, type PictureWork } from '@outrigger/media/picture-work';
import { sendBytes } from '@outrigger/media/send-bytes';
import { createTaskQueue } from '@outrigger/media/task-queue';
import { isUnchanged, savedAs, uploadHeaders } from '@outrigger/media/upload-headers';
import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { contentTypeOf, FILE_OF_WORDPRESS } from '../answers/content-type';
import type { BoundedFolder } from './bounded-folder';
import { isMovingPng, MAX_PICTURE_BYTES } from './read-picture';

/** If WordPress replaces a file under the same name, the host notices this after this time. */
export const FRESH_MS = 7 * 24 * 60 * 60 * 1000;
/** The most bytes of originals that wait in memory until smaller files are made from them. */
export const MOST_WAITING_BYTES = 64 * 1024 * 1024;
/**
 * A made file replaces its original only up to this share of the original's bytes; otherwise the loss of quality saves
 * too little.
 */
const WORTH = 0.9;
/**
 * For the original: its address returns the smaller file as soon as it is made, so caches keep the original only for a
 * short time.
 */
const STOPGAP = 'public, max-age=60';

const PICTURE = /^\/wp-content\/.+\.(?:jpe?g|png|webp)$/i;

/** The parts with which smaller pictures are made and kept. */
export interface SmallerPicturesOptions {
	folder: BoundedFolder;
	pictures: PictureWork;
	/** Milliseconds since the epoch. */
	now: () => number;
}

/** Pictures of a real WordPress as AVIF or WebP, at the addresses that WordPress gives them. */
export interface SmallerPictures {
	/**
	 * Answers a request with a file that was made before; null for everything else. It sends no request to another host.
	 */
	recall(request: Request): Promise<Response | null>;
	/**
	 * Copies an original on its way to the visitor, and then makes the file that the visitor's browser prefers. Returns
	 * every other answer unchanged.
	 */
	learn(request: Request, response: Response): Promise<Response>;
	/** Settles when no file waits to be made. */
	settled(): Promise<void>;
}

/** A picture in a format that the visitor's browser accepts and that WordPress does not have. */
interface Wanted {
	/** The name of the made file in the folder. */
	name: string;
	format: Exclude<ImageFormat, 'original'>;
	/** MIME type of the original, by its extension. */
	type: string;
	/** The name of the file without its extension. */
	stem: string;
}

/**
 * Makes the pictures of a real WordPress smaller (docs/decisions/0207). The first visitor of a picture gets WordPress's
 * own file at once; the next one gets AVIF or WebP if that is at least a tenth smaller. PNG keeps every pixel, and all
 * pictures keep their measures. Animated, very large and broken pictures stay unchanged.
 */
export function createSmallerPictures({
	folder,
	pictures,
	now,
}: SmallerPicturesOptions): SmallerPictures {
	const queue = createTaskQueue(1);
	const making = new Map<string, Promise<void>>();
	let waitingBytes = 0;

	/** A kept file that is still fresh. An empty file means that the original is smaller. */
	async function kept({ name }: Wanted): Promise<Buffer | null> {
		const file = await folder.read(name);
		const found = file && unstamped(file);
		return found && now() - found.at <= FRESH_MS ? found.bytes : null;
	}

	async function learnFrom(wanted: Wanted, body: ReadableStream<Uint8Array>): Promise<void> {
		const source = await readBounded(body);
		if (source) await queue.run(wanted.name, () => keep(wanted, source));
	}

	async function keep({ name, format, type }: Wanted, source: Uint8Array): Promise<void> {
		const made = await make(source, format, type).catch(() => null);
		const isWorth = made !== null && made.length <= source.length * WORTH;
		await folder.write(name, stamped(now(), isWorth ? made : new Uint8Array()));
	}

	async function make(
		source: Uint8Array,
		format: ImageFormat,
		mimeType: string,
	): Promise<Uint8Array | null> {
		const head = await pictures.measure(source);
		const { width, height, pages } = head;
		const isLarge = isTooLarge(head) || Math.max(width, height) > LARGEST_SIDE;
		if (pages > 1 || isLarge || isMovingPng(source, mimeType)) return null;
		const size = { of: 'foreign', width: null, pixels: width * height } as const;
		const isLossless = mimeType === 'image/png';
		return pictures.make({ source, mimeType, format, isLossless, size });
	}

	return {
		async recall(request) {
			const wanted = wantedOf(request);
			const bytes = wanted && (await kept(wanted));
			if (!wanted || !bytes || bytes.length === 0) return null;
			const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
			const headers = uploadHeaders(`image/${wanted.format}`, etag, true);
			headers.set('Cache-Control', FILE_OF_WORDPRESS);
			headers.set('Content-Disposition', savedAs(`${wanted.stem}.${wanted.format}`));
			if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
			return sendBytes(request, bytes, headers);
		},
		async learn(request, response) {
			if (!isPicture(request, response)) return response;
			const headers = new Headers(response.headers);
			headers.set('vary', 'Accept');
			const passed = (body: BodyInit | null) => new Response(body, { status: 200, headers });
			const wanted = wantedOf(request);
			const length = Number(response.headers.get('content-length') ?? MAX_PICTURE_BYTES);
			const hasRoom = length <= MAX_PICTURE_BYTES && waitingBytes + length <= MOST_WAITING_BYTES;
			const isLearned = !wanted || making.has(wanted.name) || (await kept(wanted)) !== null;
			if (isLearned || !hasRoom || !response.body) return passed(response.body);
			headers.set('cache-control', STOPGAP);
			const [sent, copy] = response.body.tee();
			waitingBytes += length;
			const done = learnFrom(wanted, copy)
				.catch(() => undefined)
				.finally(() => {
					waitingBytes -= length;
					making.delete(wanted.name);
				});
			making.set(wanted.name, done);
			return passed(sent);
		},
		async settled() {
			while (making.size > 0) await Promise.all(making.values());
		},
	};
}

/**
 * Returns null if the visitor gets the file at the address itself: when the picture is opened by itself, when only a
 * part of it is requested, and when the browser accepts no better format.
 */
function wantedOf(request: Request): Wanted | null {
	const { pathname, search } = new URL(request.url);
	const { headers, method } = request;
	const isRead = method === 'GET' || method === 'HEAD';
	// A visitor can invent any query, and each one would be another file to make.
	if (!isRead || search !== '' || headers.has('range') || !PICTURE.test(pathname)) return null;
	const type = contentTypeOf(pathname);
	const stem = /([^/]+)\.\w+$/.exec(pathname)?.[1] ?? '';
	const format = isOpenedAlone(headers) ? 'original' : formatFor(headers.get('accept'), type);
	if (format === 'original') return null;
	const key = createHash('sha256').update(pathname).digest('hex').slice(0, 32);
	return {
		name: `${key}-v${PIPELINE_VERSION}.${format}`,
		format,
		type,
		stem: percentDecoded(stem) ?? stem,
	};
}

/**
 * A PNG may lie on a plain colour of its page, which must match exactly at its edge. So it becomes lossless WebP and
 * never AVIF.
 */
function formatFor(accept: string | null, type: string): ImageFormat {
	if (type !== 'image/png') return negotiateFormat(accept, type);
	return accepts(accept, 'image/webp') ? 'webp' : 'original';
}

function isPicture(request: Request, { status, headers }: Response): boolean {
	return (
		request.method === 'GET' &&
		status === 200 &&
		PICTURE.test(new URL(request.url).pathname) &&
		/^image\/(?:jpeg|png|webp)\b/.test(headers.get('content-type') ?? '') &&
		!headers.has('content-encoding') &&
		!/private|no-store/.test(headers.get('cache-control') ?? '')
	);
}

/** The bytes of a body; null if they are more than a picture may have. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
	const chunks: Uint8Array[] = [];
	const reader = body.getReader();
	for (let length = 0; ; ) {
		const { done, value } = await reader.read();
		if (done) return Buffer.concat(chunks);
		length += value.length;
		if (length > MAX_PICTURE_BYTES) {
			await reader.cancel();
			return null;
		}
		chunks.push(value);
	}
}

/** The bytes of a file, preceded by eight bytes with the time at which it was made. */
function stamped(at: number, bytes: Uint8Array): Buffer {
	const head = Buffer.alloc(8);
	head.writeDoubleBE(at);
	return Buffer.concat([head, bytes]);
}

function unstamped(file: Buffer): { at: number; bytes: Buffer } | null {
	if (file.length < 8) return null;
	return { at: file.readDoubleBE(0), bytes: file.subarray(8) };
}
