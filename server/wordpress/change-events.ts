import type { CommentRecord } from '@outrigger/formats/model/records';
import type { Store } from './store/store';

/** The changed addresses: URIs of this site (`/stories/first-light/`), or the whole content. */
export type Change = readonly string[] | 'everything';

/** Sends changes to listeners, so that caches drop the changed pages. */
export interface ChangeEvents {
	/** @returns a function that removes the listener */
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
 * Wraps the store so that it reports each write: a public comment changes its post's page. All writers (mutation,
 * REST, the plain form, another host) use it.
 */
export function tellingStore(store: Store, events: ChangeEvents): Store {
	const tell = (comments: readonly CommentRecord[]) => {
		const shown = comments.filter(({ status }) => status === 'approve');
		const uris = shown.map(({ postId }) => store.post(postId)?.uri).filter((uri) => uri != null);
		if (uris.length > 0) events.emit([...new Set(uris)]);
	};
	return {
		...store,
		async addComment(added) {
			const comment = await store.addComment(added);
			if (comment) tell([comment]);
			return comment;
		},
		takeIn(comments) {
			const taken = store.takeIn(comments);
			tell(taken);
			return taken;
		},
	};
}
