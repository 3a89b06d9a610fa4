import type { TaxonomyRecord } from '@outrigger/formats/model/records';
import type { PostTable } from './post-table';
import type { Store } from './store';

/** Counts posts by their terms. */
export interface TermCounts {
	/** Term → the number of these posts with it or a term below it; terms without posts are left out. */
	count(docs: Uint32Array, taxonomy: string): ReadonlyMap<number, number>;
}

/**
 * The terms of each post of the table, with their ancestors: those of post `doc` are from `starts[doc]` to `starts[doc
 * + 1]`.
 */
interface Families {
	starts: Uint32Array;
	/** Places in `termIds`. */
	places: Uint32Array;
	termIds: number[];
}

/**
 * Counts by walking the posts once, for any number of terms. The first count of a taxonomy records the terms of each
 * post: its own and the terms above them.
 */
export function createTermCounts(
	table: PostTable,
	lookups: Pick<Store, 'term' | 'terms'>,
	taxonomies: readonly TaxonomyRecord[],
): TermCounts {
	const built = new Map<string, Families>();
	const familiesOf = (taxonomy: TaxonomyRecord) => {
		const known = built.get(taxonomy.name);
		if (known) return known;
		const families = buildFamilies(table, lookups, taxonomy);
		built.set(taxonomy.name, families);
		return families;
	};
	return {
		count(docs, name) {
			const taxonomy = taxonomies.find((one) => one.name === name);
			if (!taxonomy) return new Map();
			const { starts, places, termIds } = familiesOf(taxonomy);
			const counts = new Uint32Array(termIds.length);
			for (const doc of docs) {
				const end = starts[doc + 1] ?? 0;
				for (let at = starts[doc] ?? 0; at < end; at++) {
					const place = places[at] ?? 0;
					counts[place] = (counts[place] ?? 0) + 1;
				}
			}
			return new Map(
				termIds.flatMap((id, place) => (counts[place] ? [[id, counts[place]] as const] : [])),
			);
		},
	};
}

function buildFamilies(
	table: PostTable,
	lookups: Pick<Store, 'term' | 'terms'>,
	{ name, hierarchical }: TaxonomyRecord,
): Families {
	const termIds = lookups.terms(name).map(({ databaseId }) => databaseId);
	const placeOf = new Map(termIds.map((id, place) => [id, place]));
	const starts = new Uint32Array(table.universe + 1);
	const places: number[] = [];
	table.records.forEach((post, doc) => {
		const family = new Set<number>();
		for (const own of post.termIds) {
			for (let id = own; placeOf.has(id) && !family.has(id); ) {
				family.add(id);
				id = hierarchical ? (lookups.term(id)?.parentId ?? 0) : 0;
			}
		}
		for (const id of family) places.push(placeOf.get(id) ?? 0);
		starts[doc + 1] = places.length;
	});
	return { starts, places: Uint32Array.from(places), termIds };
}
