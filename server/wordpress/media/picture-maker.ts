import { PIPELINE_VERSION } from '@outrigger/media/encode-picture';
import { type ImageFormat, mimeTypeOf } from '@outrigger/media/image-format';
import type { PictureWork } from '@outrigger/media/picture-work';
import { createTaskQueue } from '@outrigger/media/task-queue';
import type { ByteCache } from './byte-cache';
import { isDrawing, type Upload } from './find-upload';
import { createSourceHash } from './source-hash';

/** Makes pictures, each once. */
export interface PictureMaker {
	/** Name that changes with the source, the size, the format or the pipeline; throws when the source is gone. */
	nameOf(upload: Upload, format: ImageFormat): Promise<string>;
	/** The bytes of a picture, from the cache or made now; throws when the source is gone or broken. */
	make(upload: Upload, format: ImageFormat): Promise<Uint8Array>;
	/**
	 * Makes a picture when no request waits for it, one at a time. It reports an error at the
	 * next request for the picture.
	 */
	makeLater(upload: Upload, format: ImageFormat): void;
	/** Returns true if a picture is in the cache. */
	isMade(upload: Upload, format: ImageFormat): Promise<boolean>;
}

/**
 * @param cache where pictures are kept
 * @param pictures makes them
 */
export function createPictureMaker(cache: ByteCache, pictures: PictureWork): PictureMaker {
	const queue = createTaskQueue();
	const later = createTaskQueue(1);
	const hashOf = createSourceHash();

	async function nameOf({ media, size }: Upload, format: ImageFormat): Promise<string> {
		const hash = await hashOf(media.sourcePath);
		const full = `${media.width}x${media.height}`;
		const box = `${size.width}x${size.height}`;
		const extension = mimeTypeOf(format, media.mimeType).replace('image/', '');
		return `${hash}-${full}-${box}-v${PIPELINE_VERSION}.${extension}`;
	}

	async function make(upload: Upload, format: ImageFormat): Promise<Uint8Array> {
		const name = await nameOf(upload, format);
		const kept = await cache.read(name);
		if (kept !== null) return kept;
		return queue.run(name, async () => {
			const { media, size } = upload;
			const bytes = await pictures.make({
				source: media.sourcePath,
				mimeType: media.mimeType,
				format,
				size: {
					of: 'upload',
					width: size.width,
					height: size.height,
					full: { width: media.width, height: media.height },
					key: await hashOf(media.sourcePath),
					isDrawing: isDrawing(media.sourcePath),
				},
			});
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
