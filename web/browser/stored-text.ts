/** Texts in one of the browser's storages, under keys without a prefix. */
export interface StoredText {
	/** Null where there is no entry. */
	read: (key: string) => string | null;
	write: (key: string, text: string) => void;
	remove: (key: string) => void;
}

/**
 * A storage that never throws: where the browser forbids it, or it is full, entries stay in memory until the visitor
 * leaves the page.
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
				// A storage that the browser forbids counts as a storage without this entry.
			}
		},
	};
}

/** Texts that the browser keeps after the visit. */
export const localText = storedText(() => localStorage);

/** Texts that the browser keeps until the tab is closed. */
export const sessionText = storedText(() => sessionStorage);
