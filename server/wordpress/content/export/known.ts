import type {
	SiteContent,
	TaxonomyRecord,
	TermRecord,
	Translated,
} from '@outrigger/formats/model/records';
import { indexBy } from '../../store/index-by';

/** Finds the names that a content folder uses for records; undefined for a deleted record, and for 0. */
export interface Known {
	content: SiteContent;
	taxonomies: readonly TaxonomyRecord[];
	/** The slug of a user; `null`, the value for no author, if the user is gone. */
	userSlug(databaseId: number): string | null;
	/** Path below `uploads`. */
	mediaFile(databaseId: number): string | undefined;
	term(databaseId: number): TermRecord | undefined;
}

export function knownNames(content: SiteContent): Known {
	const users = indexBy(content.users, ({ databaseId }) => databaseId);
	const posts = indexBy(content.posts, ({ databaseId }) => databaseId);
	const terms = indexBy(content.terms, ({ databaseId }) => databaseId);
	return {
		content,
		taxonomies: content.taxonomies,
		userSlug: (id) => users.get(id)?.slug ?? null,
		mediaFile: (id) => posts.get(id)?.media?.file,
		term: (id) => terms.get(id),
	};
}

/**
 * The id of the record that this one names as its original: the first of its translations, unless this record is the
 * first itself.
 */
export function originalOf({
	databaseId,
	translations = {},
}: Translated & { databaseId: number }): number | undefined {
	const [first] = Object.values(translations);
	return first === databaseId ? undefined : first;
}
