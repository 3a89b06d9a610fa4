import type { MediaFileRecord } from '@outrigger/formats/model/records';
import type { PictureEdit } from '@outrigger/media/picture-work';
import type { Store } from '../store/store';
import type { KeptFile } from './save-media';
import type { Write, Written } from './written';
import type { WrittenShelf } from './written-shelf';

export type { PictureEdit };

/** Returns an id that no record has, a different one with each call. */
export type NewId = () => number;

/**
 * Makes the records of a write from the current records. An exception ends the write without a change. The writer may
 * call the function again for the same write.
 */
export type MakeWrite = (store: Store, newId: NewId) => Write;

/** The only writer of content. */
export interface Writer {
	/**
	 * Carries out writes one after the other. When the promise is fulfilled, the write is on the disk and visible
	 * everywhere.
	 */
	write(make: MakeWrite): Promise<void>;
}

/** The ways in which a request writes. Each write returns the content that the request reads from then on. */
export interface Writes<State> {
	write(make: MakeWrite): Promise<State>;
	/**
	 * Takes a file into the uploads; a record names it afterwards.
	 * @throws WriteRefusal for a kind of file that WordPress does not take
	 */
	takeFile(name: string, bytes: Uint8Array): Promise<KeptFile>;
	/** The bytes of a picture after an editor's changes. */
	edited(media: MediaFileRecord, edits: readonly PictureEdit[]): Promise<Uint8Array>;
}

/** The number of ids to reserve at a time; this process uses the rest for its next writes. */
const IDS = 10;

/** Ends the making of a write that needs more ids than there are. */
class NoIdLeft extends Error {}

/**
 * @param options `store` returns the current content for each write; `show` adds the records to the content and sends
 * the change events
 */
export function createWriter(options: {
	shelf: WrittenShelf;
	store: () => Store;
	show: (written: readonly Written[]) => void;
}): Writer {
	const { shelf, store, show } = options;
	let ids: number[] = [];
	let before: Promise<unknown> = Promise.resolve();

	async function madeOf(make: MakeWrite): Promise<Write> {
		for (;;) {
			const free = [...ids];
			try {
				const write = make(store(), () => {
					const id = free.shift();
					if (id === undefined) throw new NoIdLeft();
					return id;
				});
				ids = free;
				return write;
			} catch (error) {
				if (!(error instanceof NoIdLeft)) throw error;
				ids.push(...(await shelf.reserve(IDS)));
			}
		}
	}

	async function carryOut(make: MakeWrite): Promise<void> {
		const write = await madeOf(make);
		if (write.length === 0) return;
		await shelf.keep(write);
		show(write);
	}

	return {
		write(make) {
			const own = before.then(() => carryOut(make));
			before = own.catch(() => undefined);
			return own;
		},
	};
}
