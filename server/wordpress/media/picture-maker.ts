import { availableParallelism } from 'node:os';
import { PIPELINE_VERSION } from '@outrigger/media/encode-picture';
import { type ImageFormat, mimeTypeOf } from '@outrigger/media/image-format';
import { createTaskQueue } from '@outrigger/media/task-queue';
import { LRUCache } from 'lru-cache';
import type { ByteCache } from './byte-cache';
import type { Upload } from './find-upload';
import { decodePicture, type Pixels, renderImage } from './render-image';
import { createSourceHash } from './source-hash';

/** Decoded pictures kept at a time: about 15 MB each. */
const DECODED_PICTURES = 3;

/** Makes pictures, each once. */
export interface PictureMaker {
	/** Name that changes with the source, the size, the format or the pipeline; throws when the source is gone. */
	nameOf(upload: Upload, format: ImageFormat): Promise<string>;
	/** The bytes of a picture, from the cache or made now; throws when the source is gone or broken. */
	make(upload: Upload, format: ImageFormat): Promise<Uint8Array>;
	/** Makes a picture when nobody waits for it, one at a time. What goes wrong is told when somebody asks for it. */
	makeLater(upload: Upload, format: ImageFormat): void;
	/** Whether a picture is in the cache. */
	isMade(upload: Upload, format: ImageFormat): Promise<boolean>;
}

/**
 * @param cache where pictures are kept
 * @param concurrency how many are made at a time; by default one for each core
 */
export function createPictureMaker(
	cache: ByteCache,
	concurrency: number = availableParallelism(),
): PictureMaker {
	const queue = createTaskQueue(concurrency);
	const later = createTaskQueue(1);
	const hashOf = createSourceHash();
	const decoded = new LRUCache<string, Promise<Pixels>>({ max: DECODED_PICTURES });

	async function nameOf({ media, size }: Upload, format: ImageFormat): Promise<string> {
		const hash = await hashOf(media.sourcePath);
		const full = `${media.width}x${media.height}`;
		const box = `${size.width}x${size.height}`;
		const extension = mimeTypeOf(format, media.mimeType).replace('image/', '');
		return `${hash}-${full}-${box}-v${PIPELINE_VERSION}.${extension}`;
	}

	function pixelsOf(upload: Upload, hash: string): Promise<Pixels> {
		const key = `${hash} ${upload.media.width}x${upload.media.height}`;
		const same = decoded.get(key);
		if (same !== undefined) return same;
		const pixels = decodePicture(upload.media);
		pixels.catch(() => decoded.delete(key));
		decoded.set(key, pixels);
		return pixels;
	}

	async function make(upload: Upload, format: ImageFormat): Promise<Uint8Array> {
		const name = await nameOf(upload, format);
		const kept = await cache.read(name);
		if (kept !== null) return kept;
		return queue.run(name, async () => {
			const pixels = await pixelsOf(upload, await hashOf(upload.media.sourcePath));
			const bytes = await renderImage(pixels, upload.size, format, upload.media.mimeType);
			await cache.write(name, bytes);
			return bytes;
		});
	}

	return {
		nameOf,
		make,
		makeLater(upload, format) {
			later
				.run(`${upload.media.sourcePath} ${upload.size.file} ${format}`, () => make(upload, format))
				.catch(() => undefined);
		},
		async isMade(upload, format) {
			return cache.has(await nameOf(upload, format));
		},
	};
}
