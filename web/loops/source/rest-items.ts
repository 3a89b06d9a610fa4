import { LONGEST_PAGE } from '@outrigger/rules/lists/posts-query';
import type { LoopSources } from './loop-sources';

/** One item of a REST answer. */
export type RestRow = Record<string, unknown>;

/**
 * Items by their ids, a hundred in each request, in no particular order.
 * @param fields the fields of each item: `id`, the REST names of taxonomies
 */
export async function restItems(
	{ rest }: LoopSources,
	restBase: string,
	ids: readonly number[],
	fields: readonly string[],
): Promise<RestRow[]> {
	const answers = await Promise.all(
		inHundreds(ids).map((part) => {
			const parameters = new URLSearchParams({
				include: part.join(','),
				per_page: `${LONGEST_PAGE}`,
				_fields: fields.join(','),
			});
			return rest(`wp/v2/${restBase}?${parameters}`);
		}),
	);
	return answers.flatMap(({ body }) => rowsOf(body));
}

/** The objects of a REST answer; empty if the answer is no list. */
export function rowsOf(body: unknown): RestRow[] {
	if (!Array.isArray(body)) return [];
	return body.filter((row) => typeof row === 'object' && row !== null);
}

/** Splits ids into groups of a hundred, the largest number that REST and WPGraphQL accept at once. */
export function inHundreds<Id>(ids: readonly Id[]): Id[][] {
	const parts: Id[][] = [];
	for (let start = 0; start < ids.length; start += LONGEST_PAGE) {
		parts.push(ids.slice(start, start + LONGEST_PAGE));
	}
	return parts;
}
