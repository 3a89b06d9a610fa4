import type { Report } from '@outrigger/formats/content-folder/report';

/** Something that needs an id of its own. */
export interface IdHolder {
	/** The id in the content; `undefined` if the holder gets one from the loader. */
	wanted: number | undefined;
	file: string;
	/** The place inside the file. */
	path: string;
	/** Receives the id. */
	set(databaseId: number): void;
}

/**
 * The first id that the loader assigns. It is above the ids that authors usually write, so that a new id of an author
 * changes no assigned id.
 */
const FIRST_ASSIGNED_ID = 100_001;

/**
 * Gives every holder an id: its wanted one, or the next free one in the order of the list. If two holders want the same
 * id, that is a problem, and the second gets a free one.
 */
export function assignIds(holders: readonly IdHolder[], report: Report): void {
	const taken = new Map<number, IdHolder>();
	const open: IdHolder[] = [];
	for (const holder of holders) {
		if (holder.wanted === undefined) {
			open.push(holder);
			continue;
		}
		const earlier = taken.get(holder.wanted);
		if (earlier) {
			open.push(holder);
			report.problem(
				holder.file,
				holder.path === '' ? 'databaseId' : `${holder.path}.databaseId`,
				`${holder.wanted}, which ${placeOf(earlier)} has as well`,
				'an id that nothing else has, or none',
			);
		} else {
			taken.set(holder.wanted, holder);
			holder.set(holder.wanted);
		}
	}
	let next = FIRST_ASSIGNED_ID;
	for (const holder of open) {
		while (taken.has(next)) next += 1;
		taken.set(next, holder);
		holder.set(next);
	}
}

function placeOf(holder: IdHolder): string {
	return holder.path === '' ? holder.file : `${holder.file} at ${holder.path}`;
}
