import type { IncomingMessage } from 'node:http';
import { openAddress, type Reach } from '@outrigger/http/open-address';
import { isTooLarge, type PictureWork } from '@outrigger/media/picture-work';
import { sanitizeSvg } from '@outrigger/media/sanitize-svg';
import { MediaRefused, refusalOf, refuseCompressed } from './media-refused';
import { HEAD_BYTES, pictureType } from './media-type';

/** The most bytes of a picture; a photograph from a camera has 5 to 15 MB. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** The most bytes of a drawing, which our own parser reads. A larger drawing would also slow the visitor's browser. */
export const MAX_DRAWING_BYTES = 2 * 1024 * 1024;
/** The most pixels of each side; cameras have up to about 10,000. */
export const MAX_PICTURE_SIDE = 12_000;
/** The time from the start of the request to the last byte. */
export const PICTURE_TIMEOUT_MS = 10_000;

/** A picture of another host, checked. */
export interface Picture {
	bytes: Uint8Array;
	/** The type by the content of the file, `image/jpeg`. */
	type: string;
	/** CSS pixels of the upright picture; null for a drawing that does not state its size. */
	width: number | null;
	height: number | null;
	/**
	 * True if the host can make smaller sizes of it: false for drawings, for animations, and for pictures that are too
	 * large to read.
	 */
	isStill: boolean;
}

/** Headers of a request for media of another host. */
export const ASKING: Readonly<Record<string, string>> = {
	// Some hosts do not answer a client without a name.
	'user-agent': 'Outrigger',
	'accept-encoding': 'identity',
};

/**
 * Fetches a picture and checks it: its type, size and measures. It removes from drawings everything that could run.
 * @throws MediaRefused
 */
export async function readPicture(
	address: string,
	reach: Reach,
	pictures: PictureWork,
	timeoutMs = PICTURE_TIMEOUT_MS,
): Promise<Picture> {
	const signal = AbortSignal.timeout(timeoutMs);
	const headers = { ...ASKING, accept: 'image/avif,image/webp,image/*,*/*;q=0.5' };
	const response = await openAddress(address, headers, signal, reach);
	try {
		if (response.statusCode !== 200) throw new MediaRefused(`it answered ${response.statusCode}`);
		const { bytes, type } = await readBody(response);
		return type === 'image/svg+xml' ? drawing(bytes) : await measured(bytes, type, pictures);
	} catch (cause) {
		throw refusalOf(cause, signal.aborted);
	} finally {
		response.destroy();
	}
}

async function readBody(response: IncomingMessage): Promise<{ bytes: Buffer; type: string }> {
	if (Number(response.headers['content-length'] ?? 0) > MAX_PICTURE_BYTES) throw tooLarge();
	refuseCompressed(response.headers);
	const chunks: Buffer[] = [];
	let length = 0;
	let type: string | undefined;
	for await (const chunk of response as AsyncIterable<Buffer>) {
		chunks.push(chunk);
		length += chunk.length;
		if (length > MAX_PICTURE_BYTES) throw tooLarge();
		// The reader does not read an answer to its end if it is no picture.
		if (type === undefined && length >= HEAD_BYTES) type = await typeOf(Buffer.concat(chunks));
	}
	const bytes = Buffer.concat(chunks);
	return { bytes, type: type ?? (await typeOf(bytes)) };
}

async function typeOf(bytes: Uint8Array): Promise<string> {
	const type = await pictureType(bytes.subarray(0, HEAD_BYTES));
	if (type === null) throw new MediaRefused('it is no picture');
	return type;
}

function tooLarge(): MediaRefused {
	return new MediaRefused(`it is larger than ${MAX_PICTURE_BYTES / 1024 / 1024} MB`);
}

async function measured(bytes: Uint8Array, type: string, pictures: PictureWork): Promise<Picture> {
	const head = await pictures.measure(bytes).catch(() => {
		throw new MediaRefused('it is a broken picture');
	});
	const { width, height, pages } = head;
	if (width > MAX_PICTURE_SIDE || height > MAX_PICTURE_SIDE) {
		throw new MediaRefused(`it measures ${width} × ${height} pixels`);
	}
	const moves = pages > 1 || type === 'image/gif' || isMovingPng(bytes, type);
	const isStill = !moves && !isTooLarge(head);
	return { bytes, type, width, height, isStill };
}

/** True for an animated PNG, which has a mark before its first picture. The decoder reads only that first picture. */
export function isMovingPng(bytes: Uint8Array, type: string): boolean {
	return type === 'image/png' && Buffer.from(bytes.subarray(0, HEAD_BYTES)).includes('acTL');
}

function drawing(bytes: Uint8Array): Picture {
	if (bytes.length > MAX_DRAWING_BYTES) {
		throw new MediaRefused(`it is a drawing larger than ${MAX_DRAWING_BYTES / 1024 / 1024} MB`);
	}
	const clean = sanitizeSvg(new TextDecoder().decode(bytes));
	if (clean === null) throw new MediaRefused('it is a broken drawing');
	const root = /^<svg[^>]*>/.exec(clean)?.[0] ?? '';
	const width = pixels(root, 'width');
	const height = pixels(root, 'height');
	return {
		bytes: new TextEncoder().encode(clean),
		type: 'image/svg+xml',
		// With only one of the two sides the browser would stretch the drawing.
		width: height === null ? null : width,
		height: width === null ? null : height,
		isStill: false,
	};
}

function pixels(tag: string, side: string): number | null {
	const found = new RegExp(`\\s${side}="(\\d{1,5}(?:\\.\\d+)?)(?:px)?"`).exec(tag);
	const number = Math.round(Number(found?.[1] ?? 0));
	return number > 0 ? number : null;
}
