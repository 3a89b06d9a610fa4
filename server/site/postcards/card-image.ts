import { createHash } from 'node:crypto';
import type { Lettering, PictureWork } from '@outrigger/media/picture-work';
import { sendBytes } from '@outrigger/media/send-bytes';
import { createTaskQueue } from '@outrigger/media/task-queue';
import { isUnchanged, uploadHeaders } from '@outrigger/media/upload-headers';
import { LRUCache } from 'lru-cache';
import type { Card } from './card-address';
import type { CardPicture } from './card-pictures';

/** The most bytes of pictures of cards in memory: some two hundred. Texts of visitors are never written to the disk. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** The most bytes of a source picture: no card is made from a larger file. */
const MOST_SOURCE_BYTES = 20 * 1024 * 1024;
/** A file of at least this width fills the card. */
const WIDE_ENOUGH = 1144;

/** The parts that make the pictures of cards. */
export interface CardImageOptions {
	pictures: Pick<PictureWork, 'make' | 'measure'>;
	/** Reads a picture of this site by its path; null if there is no picture at that path. */
	read(path: string): Promise<Response | null>;
	/** The font of the words; the machine's own serif font if absent. */
	font?: Lettering | undefined;
}

/** The picture of a card, which messengers and social networks show. */
export interface CardImage {
	card: Card;
	picture: CardPicture;
	/** The line below the words. */
	note: string;
}

/**
 * Makes the picture of a card once, as long as it stays in memory.
 * @returns an answer; null if the site no longer has the picture; the seconds to wait after too many requests of the
 * visitor
 */
export function createCardImages({ pictures, read, font }: CardImageOptions) {
	const kept = new LRUCache<string, Uint8Array>({
		maxSize: KEPT_BYTES,
		sizeCalculation: (bytes) => Math.max(1, bytes.length),
	});
	const queue = createTaskQueue();

	async function draw({ card, picture, note }: CardImage): Promise<Uint8Array | null> {
		const source = await bytesOf(await read(fileOf(picture)));
		if (!source) return null;
		const { width, height } = await pictures.measure(source.bytes);
		return pictures.make({
			source: source.bytes,
			mimeType: 'image/jpeg',
			format: 'original',
			size: { of: 'card', words: card.words, note, font, pixels: width * height },
		});
	}

	return async (
		request: Request,
		image: CardImage,
		takeTurn: () => Promise<number>,
	): Promise<Response | number | null> => {
		const { card, note } = image;
		const text = JSON.stringify([card, note]);
		const key = createHash('sha256').update(text).digest('base64url').slice(0, 22);
		const headers = uploadHeaders('image/jpeg', `"${key}"`, false);
		headers.set('x-robots-tag', 'noindex');
		if (isUnchanged(request, `"${key}"`)) return new Response(null, { status: 304, headers });
		const known = kept.get(key);
		if (known) return sendBytes(request, known, headers);
		const wait = await takeTurn();
		if (wait > 0) return wait;
		const made = await queue.run(key, () => draw(image));
		if (!made) return null;
		kept.set(key, made);
		return sendBytes(request, made, headers);
	};
}

/** The smallest file of a picture that fills the card. */
function fileOf({ path, small }: CardPicture): string {
	const files = small.srcset.split(/,\s+/).flatMap((entry) => {
		const [file = '', size = ''] = entry.trim().split(/\s+/);
		const width = Number(/^(\d+)w$/.exec(size)?.[1] ?? 0);
		return file.startsWith('/') && width >= WIDE_ENOUGH ? [{ file, width }] : [];
	});
	return files.sort((one, other) => one.width - other.width)[0]?.file ?? path;
}

async function bytesOf(response: Response | null): Promise<{ bytes: Uint8Array } | null> {
	const isPicture = response?.headers.get('content-type')?.startsWith('image/') ?? false;
	if (response?.status !== 200 || !isPicture) return null;
	if (Number(response.headers.get('content-length') ?? 0) > MOST_SOURCE_BYTES) return null;
	const bytes = new Uint8Array(await response.arrayBuffer());
	return bytes.length > MOST_SOURCE_BYTES ? null : { bytes };
}
