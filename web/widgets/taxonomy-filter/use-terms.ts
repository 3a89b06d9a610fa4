import { useSuspenseQuery } from '@apollo/client/react';
import { type ItemNode, itemTree } from '../../../domain/item-tree';
import { plainText } from '../../../domain/plain-text';
import { useRest } from '../../wordpress/rest';
import { TaxonomyRestDocument } from '../../wordpress/rest-names.generated';
import type { TaxonomyFilterSettings } from './settings';

/** One term that can be chosen. */
export interface FilterTerm {
	databaseId: number;
	parentDatabaseId: number;
	/** Plain text. */
	name: string;
	slug: string;
	/** How much content has it. */
	count: number;
	/** Generations below the top. */
	depth: number;
}

/** The terms that a filter offers, children behind their parents, and what the taxonomy is called; suspends. */
export function useTerms(settings: TaxonomyFilterSettings): {
	label: string;
	terms: readonly FilterTerm[];
} {
	const { taxonomy: name, show_child_taxonomy: hasChildren } = settings;
	const { data } = useSuspenseQuery(TaxonomyRestDocument, { variables: { name } });
	const restBase = data.taxonomy?.restBase || name;
	const parameters = new URLSearchParams({
		per_page: '100',
		orderby: 'name',
		order: 'asc',
		hide_empty: `${!settings.show_empty_items}`,
		...(!hasChildren && { parent: '0' }),
		_fields: 'id,name,slug,count,parent',
	});
	const isKnown = data.taxonomy !== null && /^[\w-]+$/.test(restBase);
	const answer = useRest(isKnown ? `wp/v2/${restBase}?${parameters}` : null);
	const depth = hasChildren ? settings.child_taxonomy_depth : 0;
	const terms = inOrder(itemTree(termsOf(answer?.body)), depth);
	const most = settings.number_of_taxonomies;
	return {
		label: plainText(data.taxonomy?.label ?? ''),
		terms: most > 0 ? terms.slice(0, most) : terms,
	};
}

function inOrder(nodes: readonly ItemNode<FilterTerm>[], deepest: number, depth = 0): FilterTerm[] {
	if (depth > deepest) return [];
	return nodes.flatMap(({ item, children }) => [
		{ ...item, depth },
		...inOrder(children, deepest, depth + 1),
	]);
}

function termsOf(body: unknown): FilterTerm[] {
	if (!Array.isArray(body)) return [];
	return body.flatMap((row: unknown) => {
		if (typeof row !== 'object' || row === null) return [];
		const { id, name, slug, count, parent } = row as Record<string, unknown>;
		if (typeof id !== 'number' || typeof slug !== 'string' || slug === '') return [];
		return [
			{
				databaseId: id,
				parentDatabaseId: typeof parent === 'number' ? parent : 0,
				name: plainText(typeof name === 'string' ? name : slug),
				slug: decoded(slug),
				count: typeof count === 'number' ? count : 0,
				depth: 0,
			},
		];
	});
}

/** WordPress stores slugs of other scripts percent-encoded; in an address they are encoded once, not twice. */
function decoded(slug: string): string {
	try {
		return decodeURIComponent(slug);
	} catch {
		return slug;
	}
}
