import type { PostRecord, TermRecord } from '@outrigger/formats/model/records';
import { may } from '../../auth/roles';
import type { Writing } from '../../writing/save-post';
import { savedTerm } from '../../writing/save-term';
import type { NewId } from '../../writing/writer';
import type { Written } from '../../writing/written';
import { toDatabaseIds } from '../global-id';
import { put } from './change';

interface TermInput {
	append?: boolean | null;
	nodes?:
		| readonly ({
				id?: string | null;
				name?: string | null;
				slug?: string | null;
				description?: string | null;
		  } | null)[]
		| null;
}

/** The terms that a post's input may name. */
export interface TermInputs {
	categories?: TermInput | null;
	tags?: TermInput | null;
	postFormats?: TermInput | null;
}

const TAXONOMIES = {
	categories: 'category',
	tags: 'post_tag',
	postFormats: 'post_format',
} as const;

/**
 * The terms of a post after a change. Its input names terms by id or slug; a missing term is created, if the viewer may
 * create it. The input's terms join the post's own (`append`, the default) or replace them.
 */
export function withNamedTerms(
	post: PostRecord,
	input: TermInputs,
	writing: Writing & { newId: NewId },
): { termIds: number[]; terms: Written[] } {
	const { store, viewer, newId } = writing;
	const terms: Written[] = [];
	let termIds = [...post.termIds];
	for (const [field, taxonomy] of Object.entries(TAXONOMIES) as [keyof TermInputs, string][]) {
		const named = input[field];
		if (!named?.nodes) continue;
		const found = named.nodes.flatMap((node): TermRecord[] => {
			if (!node) return [];
			const byId = node.id == null ? undefined : store.term(toDatabaseIds([node.id])[0] ?? -1);
			const term = byId ?? (node.slug ? store.termBySlug(taxonomy, node.slug) : undefined);
			if (term) return term.taxonomy === taxonomy ? [term] : [];
			const name = node.name || node.slug;
			if (!name || !may(viewer, 'manage_categories')) return [];
			const known = store.terms(taxonomy).find((one) => one.name === name);
			if (known) return [known];
			const made = savedTerm(
				null,
				{
					taxonomy,
					name,
					slug: node.slug ?? undefined,
					description: node.description ?? undefined,
				},
				store,
				newId,
			);
			terms.push(put('term', made));
			return [made];
		});
		const kept =
			named.append === false
				? termIds.filter((id) => store.term(id)?.taxonomy !== taxonomy)
				: termIds;
		termIds = [...new Set([...kept, ...found.map(({ databaseId }) => databaseId)])];
	}
	return { termIds, terms };
}
