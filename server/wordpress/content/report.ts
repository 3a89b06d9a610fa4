import type { ContentProblem } from './content-error';

/** Where the parts of the loader put what they find, so that one start tells everything at once. */
export interface Report {
	readonly problems: ContentProblem[];
	readonly warnings: string[];
	/** Something that stops the start. */
	problem(file: string, path: string, found: string, taken: string): void;
	/** Whether a place has a problem already. */
	hasProblem(file: string, path: string): boolean;
	/** Something that was repaired or left out. */
	warn(file: string, path: string, message: string): void;
}

export function createReport(): Report {
	const problems: ContentProblem[] = [];
	const warnings: string[] = [];
	return {
		problems,
		warnings,
		problem: (file, path, found, taken) => {
			problems.push({ file, path, found, taken });
		},
		hasProblem: (file, path) =>
			problems.some((problem) => problem.file === file && problem.path === path),
		warn: (file, path, message) => {
			warnings.push(`${path === '' ? file : `${file}, at ${path}`}: ${message}`);
		},
	};
}
