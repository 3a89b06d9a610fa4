import { formatOfSlug, POST_FORMAT } from '@outrigger/formats/model/post-formats';
import type { PostRecord, TaxonomyRecord, TermRecord } from '@outrigger/formats/model/records';
import type { Store } from '../store/store';

/** Terms of a post in one taxonomy, by name. */
export function termsIn(store: Store, post: PostRecord, taxonomy: TaxonomyRecord): TermRecord[] {
	return post.termIds
		.flatMap((id) => store.term(id) ?? [])
		.filter((term) => term.taxonomy === taxonomy.name)
		.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The format of a post: `gallery`, or `standard`. */
export function formatOf(store: Store, { termIds }: Pick<PostRecord, 'termIds'>): string {
	const term = termIds.map((id) => store.term(id)).find((one) => one?.taxonomy === POST_FORMAT);
	return term ? formatOfSlug(term.slug) : 'standard';
}
