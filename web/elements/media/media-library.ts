import type { ApolloClient } from '@apollo/client';
import { createQueryPreloader, useApolloClient, useReadQuery } from '@apollo/client/react';
import { type CurrentPage, useCurrentPage } from '../context/current-page';
import { useRender } from '../context/render-context';
import { MediaImagesDocument, type MediaImagesQuery } from './media-images.generated';
import { listWith } from './media-lists';

/** A picture as the media library knows it. */
export type LibraryMedia = NonNullable<MediaImagesQuery['mediaItems']>['nodes'][number];

/** The requests made while one page is rendered, under the ids that each request lists. */
const asked = new WeakMap<CurrentPage, Map<string, AskedLibrary>>();
type AskedLibrary = ReturnType<typeof ask>;

/**
 * Releases the requests of a page's rendering. Apollo's registry keeps each query, together with the client and React's
 * rendering, until no caller references the query any more. A query that only the rendering itself references would
 * never be freed.
 */
export function forgetLibraries(page: CurrentPage): void {
	asked.delete(page);
}

/** The pictures of an answer by database id. */
const libraries = new WeakMap<MediaImagesQuery, ReadonlyMap<number, LibraryMedia>>();

/**
 * A picture of the media library, suspending until it has arrived; null for a missing picture.
 *
 * The host requests all pictures that a document's settings name with one query (one for each hundred pictures), and
 * reads the answer only once: a `useSuspenseQuery` for each picture would take several times as long.
 */
export function useLibraryMedia(id: number): LibraryMedia | null {
	const libraryOf = useLibraries();
	const { mediaIds = [] } = useRender();
	const { data } = useReadQuery(libraryOf(listWith(id, mediaIds)));
	return (data && picturesOf(data).get(id)) ?? null;
}

/**
 * Several pictures of the media library in their order, suspending until all have arrived; null for a picture without
 * an id and for a missing one.
 */
export function useLibraryList(ids: readonly (number | null)[]): (LibraryMedia | null)[] {
	const libraryOf = useLibraries();
	const { mediaIds = [] } = useRender();
	const keys = new Map(
		ids.flatMap((id) => {
			if (id === null) return [];
			const list = listWith(id, mediaIds);
			return [[list.join(), list] as const];
		}),
	);
	// All requests are sent before the hook waits for the first answer.
	const lists = [...keys.values()].map((list) => libraryOf(list));
	const found = new Map<number, LibraryMedia>();
	for (const list of lists) {
		// biome-ignore lint/correctness/useHookAtTopLevel: an element's lists are the same in each of its renderings
		const { data } = useReadQuery(list);
		if (data) for (const [id, media] of picturesOf(data)) found.set(id, media);
	}
	return ids.map((id) => (id === null ? null : (found.get(id) ?? null)));
}

/** Requests the pictures of a list of ids, only once for each page. */
function useLibraries(): (ids: readonly string[]) => AskedLibrary {
	const client = useApolloClient();
	const page = useCurrentPage();
	const lists = asked.get(page) ?? new Map<string, AskedLibrary>();
	asked.set(page, lists);
	return (ids) => {
		const key = ids.join();
		const known = lists.get(key) ?? ask(client, ids);
		lists.set(key, known);
		return known;
	};
}

function ask(client: ApolloClient, ids: readonly string[]) {
	return createQueryPreloader(client)(MediaImagesDocument, {
		variables: { ids: [...ids] },
		errorPolicy: 'all',
	});
}

function picturesOf(data: MediaImagesQuery): ReadonlyMap<number, LibraryMedia> {
	const known =
		libraries.get(data) ??
		new Map((data.mediaItems?.nodes ?? []).map((media) => [media.databaseId, media]));
	libraries.set(data, known);
	return known;
}
