import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { use } from 'react';
import { useRender } from '../render-context';
import { MediaImagesDocument, type MediaImagesQuery } from './media-images.generated';

/** A picture as the media library knows it. */
export type LibraryMedia = NonNullable<MediaImagesQuery['mediaItems']>['nodes'][number];

/** Pictures by database id. */
type Library = ReadonlyMap<number, LibraryMedia>;

/** WPGraphQL gives no more of a list at once. */
const LIST_LIMIT = 100;

/** What was asked on one page, by the ids of the list. */
const asked = new WeakMap<ApolloClient, Map<string, Promise<Library>>>();

/**
 * A picture of the media library, suspending until it is there; null where there is none.
 *
 * All pictures that a document's settings name go to WordPress in one query (one for each hundred), and are
 * read from its answer once: a `useSuspenseQuery` in each of them takes several times as long.
 */
export function useLibraryMedia(id: number): LibraryMedia | null {
	const client = useApolloClient();
	const { mediaIds = [] } = useRender();
	return use(libraryOf(client, listWith(id, mediaIds))).get(id) ?? null;
}

/** The hundred that an id belongs to; alone where it stands in no setting (a dynamic value). */
function listWith(id: number, ids: readonly number[]): string[] {
	const index = ids.indexOf(id);
	if (index < 0) return [`${id}`];
	const start = index - (index % LIST_LIMIT);
	return ids.slice(start, start + LIST_LIMIT).map(String);
}

function libraryOf(client: ApolloClient, ids: string[]): Promise<Library> {
	const lists = asked.get(client) ?? new Map<string, Promise<Library>>();
	asked.set(client, lists);
	const key = ids.join();
	const known = lists.get(key);
	if (known) return known;
	const library = ask(client, ids);
	lists.set(key, library);
	return library;
}

async function ask(client: ApolloClient, ids: string[]): Promise<Library> {
	const { data } = await client.query({
		query: MediaImagesDocument,
		variables: { ids },
		errorPolicy: 'all',
		// The answer is kept here: writing a hundred pictures to the cache costs more than all the rest.
		fetchPolicy: 'no-cache',
	});
	return new Map((data?.mediaItems?.nodes ?? []).map((media) => [media.databaseId, media]));
}
