import { makeSlug } from '@outrigger/formats/content-folder/slugs';
import type { TermRecord } from '@outrigger/formats/model/records';
import { freeName } from '../content/free-name';
import type { Store } from '../store/store';
import { WriteRefusal } from './refusal';
import type { NewId } from './writer';
import type { Write, Written } from './written';

/** The fields of a term that an editor may change; a missing field stays as it is. */
export interface TermFields {
	taxonomy: string;
	name?: string | undefined;
	/** The text from which the slug is made; if it is empty, the name is used. */
	slug?: string | undefined;
	description?: string | undefined;
	/** 0 for the top. */
	parentId?: number | undefined;
	meta?: Record<string, unknown> | undefined;
}

/**
 * A term after an editor's change, with a slug that no other term of its taxonomy has.
 *
 * @param before `null` for a new one
 * @throws WriteRefusal in WordPress's words: no name, the name of a sibling, a requested slug that is taken, or an
 * impossible parent
 */
export function savedTerm(
	before: TermRecord | null,
	fields: TermFields,
	store: Store,
	newId: NewId,
): TermRecord {
	const { taxonomy } = fields;
	const { hierarchical = false } = store.taxonomy(taxonomy) ?? {};
	const name = (fields.name ?? before?.name ?? '').trim();
	if (name === '') throw refused('A name is required for this term.', 'empty_term_name');
	const parentId = fields.parentId ?? before?.parentId ?? 0;
	checkParent(parentId, before, fields, store, hierarchical);
	const others = store
		.terms(taxonomy)
		.filter(({ databaseId }) => databaseId !== before?.databaseId);
	const isSister = (term: TermRecord) =>
		term.name.toLowerCase() === name.toLowerCase() && (!hierarchical || term.parentId === parentId);
	if (!before && !fields.slug && others.some(isSister))
		throw refused(
			hierarchical
				? 'A term with the name provided already exists with this parent.'
				: 'A term with the name provided already exists in this taxonomy.',
			'term_exists',
		);
	const taken = new Set(others.map(({ slug }) => slug));
	const asked = fields.slug === undefined ? (before?.slug ?? '') : makeSlug(fields.slug);
	if (before && fields.slug && taken.has(asked))
		throw refused(
			`The slug &#8220;${asked}&#8221; is already in use by another term.`,
			'duplicate_term_slug',
		);
	const slug = asked || makeSlug(name);
	return {
		databaseId: before?.databaseId ?? newId(),
		taxonomy,
		name,
		slug: freeName(slug, (one) => taken.has(one)),
		description: fields.description ?? before?.description ?? '',
		parentId,
		uri: before?.uri ?? '',
		count: before?.count ?? 0,
		meta: { ...before?.meta, ...fields.meta },
	};
}

function checkParent(
	parentId: number,
	before: TermRecord | null,
	{ taxonomy }: TermFields,
	store: Store,
	hierarchical: boolean,
): void {
	if (parentId === 0) return;
	if (!hierarchical)
		throw refused(
			'You cannot set a parent term on a non-hierarchical taxonomy',
			'rest_taxonomy_not_hierarchical',
		);
	const seen = new Set([before?.databaseId]);
	for (let id = parentId; id !== 0; id = store.term(id)?.parentId ?? 0) {
		if (store.term(id)?.taxonomy !== taxonomy || seen.has(id))
			throw refused('The parent does not exist', 'rest_term_invalid');
		seen.add(id);
	}
}

/** Deletes a term: its children move below its parent, and the posts lose the term. */
export function deletedTerm(store: Store, term: TermRecord): Write {
	const { databaseId, parentId } = term;
	const children = store.childTermsOf(databaseId).map((child): Written => {
		return { kind: 'term', id: child.databaseId, record: { ...child, parentId } };
	});
	const posts = store.content.posts
		.filter(({ termIds }) => termIds.includes(databaseId))
		.map((post): Written => {
			const termIds = post.termIds.filter((id) => id !== databaseId);
			return { kind: 'post', id: post.databaseId, record: { ...post, termIds } };
		});
	return [{ kind: 'term', id: databaseId, record: null }, ...children, ...posts];
}

const refused = (message: string, code: string) => new WriteRefusal(message, code, 400);
