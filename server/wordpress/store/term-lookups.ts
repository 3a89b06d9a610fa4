import type { SiteContent, TermRecord } from '@outrigger/formats/model/records';
import { foldText } from '@outrigger/rules/text/fold-text';
import { groupBy } from './group-by';
import type { Store } from './store';
import { createUriMap } from './uri-map';

type TermLookups = Pick<Store, 'term' | 'termByUri' | 'termBySlug' | 'terms' | 'childTermsOf'>;

/** Finds terms by their unique fields, and lists them by name. */
export function createTermLookups(content: SiteContent): TermLookups {
	const byName = [...content.terms].sort(compareNames);
	const byId = new Map(byName.map((term) => [term.databaseId, term]));
	const bySlug = new Map(byName.map((term) => [`${term.taxonomy}/${term.slug}`, term]));
	const byTaxonomy = groupBy(byName, (term) => term.taxonomy);
	const byParent = groupBy(
		byName.filter((term) => term.parentId !== 0),
		(term) => term.parentId,
	);
	const byUri = createUriMap<TermRecord>();
	for (const term of byName) byUri.set(term.uri, term);
	return {
		term: (databaseId) => byId.get(databaseId),
		termByUri: byUri.find,
		termBySlug: (taxonomy, slug) => bySlug.get(`${taxonomy}/${slug}`),
		terms: (taxonomy) => [...(taxonomy === undefined ? byName : (byTaxonomy.get(taxonomy) ?? []))],
		childTermsOf: (termId) => [...(byParent.get(termId) ?? [])],
	};
}

function compareNames(one: TermRecord, other: TermRecord): number {
	const [name, otherName] = [foldText(one.name), foldText(other.name)];
	if (name !== otherName) return name < otherName ? -1 : 1;
	return one.databaseId - other.databaseId;
}
