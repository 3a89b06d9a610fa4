/** Texts in one of the browser's storages, under keys that are used as they stand. */
export interface StoredText {
	/** Null where nothing is stored. */
	read: (key: string) => string | null;
	write: (key: string, text: string) => void;
	remove: (key: string) => void;
}

/**
 * A storage that never throws: where the browser forbids it, or it is full, what is written is kept until the
 * page is left.
 */
function storedText(area: () => Storage): StoredText {
	const kept = new Map<string, string>();
	return {
		read: (key) => {
			try {
				return kept.get(key) ?? area().getItem(key);
			} catch {
				return null;
			}
		},
		write: (key, text) => {
			try {
				area().setItem(key, text);
				kept.delete(key);
			} catch {
				kept.set(key, text);
			}
		},
		remove: (key) => {
			kept.delete(key);
			try {
				area().removeItem(key);
			} catch {
				// What cannot be reached holds nothing of ours.
			}
		},
	};
}

/** What stays with the visitor. */
export const localText = storedText(() => localStorage);

/** What stays with the tab. */
export const sessionText = storedText(() => sessionStorage);
