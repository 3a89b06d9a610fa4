import type { Store } from './store/store';

/** What changed: URIs of this site (`/stories/first-light/`), or the whole content. */
export type Change = readonly string[] | 'everything';

/** Tells listeners what changed, so that caches can let go of it. */
export interface ChangeEvents {
	/** @returns takes the listener away again */
	subscribe(listener: (change: Change) => void): () => void;
	emit(change: Change): void;
}

export function createChangeEvents(): ChangeEvents {
	const listeners = new Set<(change: Change) => void>();
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		emit(change) {
			for (const listener of listeners) listener(change);
		},
	};
}

/**
 * The same store, which tells of what it takes: a comment that everybody sees changes its post's page.
 * Whoever writes (mutation, REST, the plain form) writes through it.
 */
export function tellingStore(store: Store, events: ChangeEvents): Store {
	return {
		...store,
		addComment(added) {
			const comment = store.addComment(added);
			const uri = store.post(comment.postId)?.uri;
			if (comment.status === 'approve' && uri) events.emit([uri]);
			return comment;
		},
	};
}
