import type { Report } from '../report';

/** Gathers faults of one kind, so that four hundred missing pictures are one line and not four hundred. */
export interface Tally {
	/** @param what happened, the same words for every case  @param example where or to what */
	add(what: string, example: string): void;
	/** Warns once of each kind, with the count and the first examples. */
	tell(): void;
}

const EXAMPLES = 3;

export function createTally(file: string, report: Report): Tally {
	const kinds = new Map<string, string[]>();
	return {
		add: (what, example) => {
			const examples = kinds.get(what);
			if (examples) examples.push(example);
			else kinds.set(what, [example]);
		},
		tell: () => {
			for (const [what, examples] of kinds) {
				const shown = examples.slice(0, EXAMPLES).join(', ');
				const more = examples.length > EXAMPLES ? ` and ${examples.length - EXAMPLES} more` : '';
				report.warn(file, '', `${what}: ${shown}${more}`);
			}
			kinds.clear();
		},
	};
}
