import { idsOf, type PostsRequest, postsQueryPath } from '@outrigger/rules/lists/posts-query';
import type { LoopSources } from './loop-sources';
import { FIRST, firstIds, knownIds, type PostIds, requestedIds } from './post-ids';
import { inHundreds } from './rest-items';

/**
 * The ids that the answers to several requests have in common, in the order of the shortest. Only this way gives a list
 * with several conditions on one taxonomy from core REST. The function reads the shortest a hundred at a time, up to
 * the limit of `firstIds`, and requests from the others which of these ids they have; a longer list ends there.
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

/** Returns those of these ids that a request finds. */
async function idsAmong(
	{ rest }: LoopSources,
	request: PostsRequest,
	ids: readonly number[],
): Promise<ReadonlySet<number>> {
	const answers = await Promise.all(
		inHundreds(ids).map((part) =>
			// These ids are already without the excluded ones, because REST ignores exclusions in a request with ids.
			rest(postsQueryPath({ ...request, ids: part, excludedIds: [] }, FIRST)),
		),
	);
	return new Set(answers.flatMap(({ body }) => idsOf(body)));
}
