import type { PostFormat } from '@outrigger/formats/model/post-formats';
import { POST_FORMAT, POST_FORMATS, postFormatSlug } from '@outrigger/formats/model/post-formats';
import type { Store } from '../store/store';
import { savedTerm } from './save-term';
import type { NewId } from './writer';
import type { Written } from './written';

/**
 * The terms of a post that gets another format, and the term of that format if the site does not have it yet.
 *
 * @param format undefined to keep the post's format; `standard` removes it
 */
export function withFormat(
	termIds: readonly number[],
	format: PostFormat | 'standard' | undefined,
	store: Store,
	newId: NewId,
): { termIds: number[]; terms: Written[] } {
	if (format === undefined) return { termIds: [...termIds], terms: [] };
	const others = termIds.filter((id) => store.term(id)?.taxonomy !== POST_FORMAT);
	if (format === 'standard') return { termIds: others, terms: [] };
	const slug = postFormatSlug(format);
	const known = store.termBySlug(POST_FORMAT, slug);
	if (known) return { termIds: [...others, known.databaseId], terms: [] };
	const name = POST_FORMATS[format];
	const record = savedTerm(null, { taxonomy: POST_FORMAT, name, slug }, store, newId);
	const { databaseId: id } = record;
	return { termIds: [...others, id], terms: [{ kind: 'term', id, record }] };
}
