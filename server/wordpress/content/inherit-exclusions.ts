import type { ContentTypeRecord } from '@outrigger/formats/model/records';
import { indexBy } from '../store/index-by';
import type { PostDraft } from './draft-posts';
import { once } from './once';

/**
 * Pages below a page inherit its settings for search engines and for the site's own search, unless they have their own.
 * A content type may exclude all its posts from the search. Parents must be known and free of cycles.
 */
export function inheritExclusions(
	drafts: readonly PostDraft[],
	contentTypes: readonly ContentTypeRecord[],
): void {
	const byId = once(() => indexBy(drafts, ({ record }) => record.databaseId));
	const parentOf = ({ record: { parentId } }: PostDraft) =>
		parentId === 0 ? undefined : byId().get(parentId);
	const excluded = new Set(
		contentTypes.filter((type) => type.excludeFromSearch).map(({ name }) => name),
	);
	const nearest = <Word>(draft: PostDraft, wordOf: (draft: PostDraft) => Word | undefined) => {
		let step: PostDraft | undefined = draft;
		for (; step; step = parentOf(step)) {
			const word = wordOf(step);
			if (word !== undefined) return word;
		}
		return undefined;
	};
	for (const draft of drafts) {
		const { record } = draft;
		if (nearest(draft, ({ fields }) => fields.seo?.noindex)) {
			record.seo = { title: '', description: '', ...record.seo, noindex: true };
		}
		const isExcluded = nearest(draft, ({ fields }) => fields.excludeFromSearch);
		if (isExcluded ?? excluded.has(record.type)) record.excludeFromSearch = true;
	}
}
