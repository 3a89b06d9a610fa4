import type { CommentRecord, SiteContent } from '@outrigger/formats/model/records';
import type { PictureWork } from '@outrigger/media/picture-work';
import { localTime } from '@outrigger/rules/time/zoned-time';
import type { Database } from '../database/open-database';
import type { Store } from '../store/store';
import { type KnownState, putState } from './known-state';
import { createLayer } from './layer';
import { takenFile } from './save-media';
import { openUploads } from './uploads';
import { createWriter, type Writer, type Writes } from './writer';
import type { Written } from './written';
import { openWrittenShelf } from './written-shelf';

/** The records that users wrote over the content of a site, and the way to write more. */
export interface ContentWriting extends Writer {
	/**
	 * Reads earlier written records. The caller runs it before it first shows the content, and after it has read the
	 * content again.
	 */
	read(): Promise<void>;
	over(base: SiteContent): SiteContent;
	overComments(comments: readonly CommentRecord[]): CommentRecord[];
	takeFile: Writes<Store>['takeFile'];
	edited: Writes<Store>['edited'];
	/** Replaces all written records by another state, which shows after the content was read again. */
	put(state: KnownState): Promise<void>;
	/** Begins to look for the records that other hosts write. @returns a function that ends this */
	start(): () => void;
}

/**
 * @param options `store` returns the current content; `rebuild` makes it anew from the content folder and the written
 * records, and purges the caches of pages; `now` is in milliseconds since the epoch; `folder` takes this host's copies
 * of uploads, and `pictures` measures them
 */
export function openWriting(options: {
	database: () => Promise<Database>;
	store: () => Store;
	rebuild: () => void;
	now: () => number;
	/** Reads the content again. */
	again: () => Promise<unknown>;
	onError: (error: unknown) => void;
	folder: string;
	pictures: Pick<PictureWork, 'measure' | 'make'>;
}): ContentWriting {
	const { now, rebuild } = options;
	const layer = createLayer();
	const uploads = openUploads(options.database, options.folder);
	const shelf = openWrittenShelf(options.database, uploads);
	const nowGmt = () => localTime(now(), 'UTC');

	const show = (written: readonly Written[]) => {
		if (layer.add(written).length > 0) rebuild();
	};
	const writer = createWriter({ shelf, store: options.store, show });

	return {
		write: writer.write,
		async read() {
			layer.add(await shelf.read());
		},
		over: (base) => layer.over(base, nowGmt()),
		overComments: layer.overComments,
		takeFile: (name, bytes) => takenFile(name, bytes, { uploads, pictures: options.pictures }),
		edited: ({ sourcePath, mimeType, width, height }, edits) =>
			options.pictures.make({
				source: sourcePath,
				mimeType,
				format: 'original',
				isLossless: true,
				size: { of: 'edited', edits, pixels: width * height },
			}),
		async put(state) {
			await putState(await options.database(), state);
			layer.clear();
		},
		start() {
			const again = async () => {
				layer.clear();
				await options.again();
			};
			return shelf.watch(async (written) => show(written), again, options.onError);
		},
	};
}
