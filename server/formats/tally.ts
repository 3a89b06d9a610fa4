import type { Report } from './content-folder/report';

/** Gathers faults of one kind, so that four hundred missing pictures become one line of the log. */
export interface Tally {
	/**
	 * @param what the event, in the same words for every case
	 * @param example its place or its target
	 */
	add(what: string, example: string): void;
	/** Warns once about each kind of fault, with the count and the first examples. */
	tell(): void;
}

const EXAMPLES = 3;

export function createTally(file: string, report: Report): Tally {
	const kinds = new Map<string, { count: number; examples: string[] }>();
	return {
		add: (what, example) => {
			const kind = kinds.get(what) ?? { count: 0, examples: [] };
			kind.count += 1;
			if (kind.examples.length < EXAMPLES) kind.examples.push(example);
			kinds.set(what, kind);
		},
		tell: () => {
			for (const [what, { count, examples }] of kinds) {
				const more = count > EXAMPLES ? ` and ${count - EXAMPLES} more` : '';
				report.warn(file, '', `${what}: ${examples.join(', ')}${more}`);
			}
			kinds.clear();
		},
	};
}
