import { availableParallelism } from 'node:os';
import type { PictureJob, PictureWork } from './picture-work';
import { createPixelQueue } from './pixel-queue';

/** The number of pixels that a job decodes. */
export function pixelsOfJob({ size }: PictureJob): number {
	return size.of === 'upload' ? size.full.width * size.full.height : size.pixels;
}

/**
 * Makes pictures in this process, for tools and tests, and for a host that runs without a build. The first picture
 * loads the decoder.
 * @param limit how many pictures are made at a time; by default one for each core
 */
export function picturesHere(limit: number = availableParallelism()): PictureWork {
	const queue = createPixelQueue(limit);
	const decoder = () => import('./make-picture');
	return {
		measure: (bytes) =>
			queue.run(0, async () => {
				const { measurePicture } = await decoder();
				return measurePicture(bytes);
			}),
		make: (job) =>
			queue.run(pixelsOfJob(job), async () => {
				const { makePicture } = await decoder();
				return makePicture(job);
			}),
		cutFont: (bytes, codePoints) =>
			queue.run(0, async () => {
				const { cutFont } = await import('./cut-font');
				return cutFont(bytes, codePoints);
			}),
		close: () => undefined,
	};
}
