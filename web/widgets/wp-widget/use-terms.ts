import { useSuspenseQuery } from '@apollo/client/react';
import { plainText } from '@outrigger/rules/text/plain-text';
import { WpWidget_TermsDocument } from './wp-widget.generated';

/** A term that has posts. */
export interface UsedTerm {
	databaseId: number;
	parentDatabaseId: number | null;
	/** Plain text. */
	name: string;
	uri: string;
	count: number;
}

/**
 * Returns the terms of a taxonomy that have posts, sorted by name, and the taxonomy's plural name; null if the site has
 * no such taxonomy. Suspends.
 */
export function useTerms(taxonomy: string): { label: string; terms: UsedTerm[] } | null {
	const { data } = useSuspenseQuery(WpWidget_TermsDocument, { variables: { taxonomy } });
	if (!data.taxonomy) return null;
	const terms = (data.taxonomy.connectedTerms?.nodes ?? []).map((term) => ({
		databaseId: term.databaseId,
		parentDatabaseId: ('parentDatabaseId' in term && term.parentDatabaseId) || null,
		name: plainText(term.name ?? ''),
		uri: term.uri ?? '',
		count: term.count ?? 0,
	}));
	return {
		label: data.taxonomy.label ?? '',
		terms: terms
			.filter(({ count, name }) => count > 0 && name !== '')
			.sort((one, other) => one.name.localeCompare(other.name)),
	};
}
