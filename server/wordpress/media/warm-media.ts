import type { PostRecord } from '@outrigger/formats/model/records';
import type { ImageFormat } from '@outrigger/media/image-format';
import type { Store } from '../store/store';
import type { Upload } from './find-upload';
import { fullSize, imageSizes, isResizable, type SiteImageSizes } from './image-sizes';
import type { PictureMaker } from './picture-maker';

/** The progress of the work. */
export interface WarmProgress {
	/** The number of files that were checked, of `total`. */
	done: number;
	total: number;
	/** Files made now; the others were in the cache. */
	made: number;
	/** Path of the file below the uploads folder. */
	path: string;
	/** Why it could not be made, if it could not. */
	error?: unknown;
}

export interface WarmOptions {
	store: Store;
	maker: PictureMaker;
	/** Formats to make ahead; the first request makes the others. */
	formats: readonly ImageFormat[];
	/**
	 * Returns true for a file to make ahead; the host makes the others at their first request. The size `full` counts as
	 * well.
	 */
	isWanted: (upload: Upload, format: ImageFormat) => boolean;
}

/** All attachments of a store, a hundred at a time. */
function* attachments(store: Store): Generator<PostRecord> {
	for (let offset = 0; ; offset += 100) {
		const page = store.posts(
			{ types: ['attachment'], statuses: ['inherit'] },
			{ first: 100, offset },
		);
		yield* page.items;
		if (!page.hasNextPage) return;
	}
}

function filesOf(post: PostRecord, own: SiteImageSizes): Upload[] {
	const { media } = post;
	if (media === null || !isResizable(media)) return [];
	const byPath = new Map(
		[...imageSizes(media, own), fullSize(media)].map((size) => [size.path, size]),
	);
	return [...byPath.values()].map((size) => ({ media, size }));
}

/**
 * Makes pictures before the first request, skipping those in the cache. It works on one picture after another, so that
 * each is decoded once, and makes as many of its sizes at a time as the maker allows.
 * @param onProgress called after each file; a file that fails does not stop the others
 * @returns the number of files and the number of made pictures
 */
export async function warmMedia(
	{ store, maker, formats, isWanted }: WarmOptions,
	onProgress: (progress: WarmProgress) => void = () => {},
): Promise<{ total: number; made: number; failed: number }> {
	const pictures = [...attachments(store)]
		.map((post) =>
			filesOf(post, store.settings.imageSizes).flatMap((upload) =>
				formats.filter((format) => isWanted(upload, format)).map((format) => ({ upload, format })),
			),
		)
		.filter((files) => files.length > 0);
	const total = pictures.flat().length;
	const counts = { total, made: 0, failed: 0 };
	let done = 0;

	async function warm(upload: Upload, format: ImageFormat): Promise<void> {
		let failure: { error?: unknown } = {};
		try {
			if (!(await maker.isMade(upload, format))) {
				await maker.make(upload, format);
				counts.made += 1;
			}
		} catch (error) {
			failure = { error };
			counts.failed += 1;
		}
		done += 1;
		onProgress({ done, total, made: counts.made, path: upload.size.path, ...failure });
	}

	for (const files of pictures) {
		await Promise.all(files.map(({ upload, format }) => warm(upload, format)));
	}
	return counts;
}
