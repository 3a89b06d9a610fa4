/** A fault in the content. */
export interface ContentProblem {
	/** Relative to the content folder, `pages/about.json`. */
	file: string;
	/** Place inside the file, `content[0].settings`; `line 3, column 7` for broken syntax; empty for the whole file. */
	path: string;
	/** The text or value at that place. */
	found: string;
	/** The values that the loader accepts at that place. */
	taken: string;
}

/** The content folder has faults that prevent the start. The error contains every problem, not only the first. */
export class ContentError extends Error {
	override readonly name = 'ContentError';

	/** Sorted by file. */
	readonly problems: readonly ContentProblem[];

	constructor(
		readonly dir: string,
		problems: readonly ContentProblem[],
	) {
		const sorted = [...problems].sort((one, other) =>
			one.file < other.file ? -1 : Number(one.file > other.file),
		);
		super(describeProblems(dir, sorted));
		this.problems = sorted;
	}
}

function describeProblems(dir: string, problems: readonly ContentProblem[]): string {
	const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
	const lines = problems.map((problem) => {
		const place = problem.path === '' ? problem.file : `${problem.file}, at ${problem.path}`;
		return `${place}\n    found: ${problem.found}\n    taken: ${problem.taken}`;
	});
	return `The content in ${dir} cannot be served, ${count}:\n\n${lines.map((line) => `  ${line}`).join('\n\n')}\n`;
}

const MAX_QUOTED_LENGTH = 80;

/**
 * Writes a value for a message: as JSON, cut after 80 characters, or as a description if it is nested too deeply for
 * JSON.
 */
export function quoteValue(value: unknown): string {
	if (value === undefined) return 'nothing';
	const text = asJson(value);
	return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text;
}

function asJson(value: unknown): string {
	try {
		return JSON.stringify(value) ?? String(value);
	} catch (error) {
		// Thousands of nested lists overflow the stack.
		if (error instanceof RangeError) return 'a value that is nested too deeply';
		throw error;
	}
}
