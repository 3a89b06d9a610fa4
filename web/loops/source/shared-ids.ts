import { idsOf, type PostsRequest, postsQueryPath } from '@outrigger/rules/lists/posts-query';
import type { LoopSources } from './loop-sources';
import { FIRST, firstIds, knownIds, type PostIds, requestedIds } from './post-ids';
import { inHundreds } from './rest-items';

/**
 * The ids that the answers to several requests have in common, in the order of the shortest. This is the only way to
 * get a list with several conditions on one taxonomy from core REST. The function reads the shortest list, a hundred
 * ids at a time, up to the limit of `firstIds`, and checks with the other requests which of these ids they also have. A
 * list that is longer than the limit ends there.
 */
export function sharedIds(sources: LoopSources, requests: readonly PostsRequest[]): PostIds {
	let all: Promise<PostIds> | null = null;
	return async (window) => {
		all ??= loadShared(sources, requests).then(knownIds);
		return (await all)(window);
	};
}

async function loadShared(
	sources: LoopSources,
	requests: readonly PostsRequest[],
): Promise<number[]> {
	const lists = requests.map((request) => ({ request, ids: requestedIds(sources, request) }));
	const begun = await Promise.all(
		lists.map(async (list) => ({ ...list, first: await list.ids(FIRST) })),
	);
	const [shortest, ...others] = begun.sort((one, other) => one.first.total - other.first.total);
	if (!shortest || shortest.first.total === 0) return [];
	const { ids } = await firstIds(shortest.ids, Promise.resolve(shortest.first));
	const fitting = await Promise.all(others.map(({ request }) => idsAmong(sources, request, ids)));
	return ids.filter((id) => fitting.every((own) => own.has(id)));
}

/** Returns the ids of this list that a request also finds. */
async function idsAmong(
	{ rest }: LoopSources,
	request: PostsRequest,
	ids: readonly number[],
): Promise<ReadonlySet<number>> {
	const answers = await Promise.all(
		inHundreds(ids).map((part) =>
			// The excluded ids are already removed from this list, because REST ignores exclusions in a request with
			// ids.
			rest(postsQueryPath({ ...request, ids: part, excludedIds: [] }, FIRST)),
		),
	);
	return new Set(answers.flatMap(({ body }) => idsOf(body)));
}
