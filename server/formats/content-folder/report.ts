import type { ContentProblem } from './content-error';

/** Collects the findings of the loader's parts, so that one start reports everything at once. */
export interface Report {
	readonly problems: ContentProblem[];
	readonly warnings: string[];
	/** Reports a fault that stops the start; in a forgiven file the loader skips the faulty part instead. */
	problem(file: string, path: string, found: string, taken: string): void;
	/**
	 * From now on no fault in that file or kit stops the start, because the owner cannot repair another site's export
	 * in place.
	 */
	forgive(file: string): void;
	/** Returns true if a problem was already reported at that place. */
	hasProblem(file: string, path: string): boolean;
	/** Reports something that was repaired or left out. */
	warn(file: string, path: string, message: string): void;
}

export function createReport(): Report {
	const problems: ContentProblem[] = [];
	const warnings: string[] = [];
	const forgiven: string[] = [];
	const isForgiven = (file: string) =>
		forgiven.some((name) => file === name || file.startsWith(`${name}/`));
	const warn = (file: string, path: string, message: string) => {
		warnings.push(`${path === '' ? file : `${file}, at ${path}`}: ${message}`);
	};
	return {
		problems,
		warnings,
		warn,
		problem: (file, path, found, taken) => {
			if (isForgiven(file)) warn(file, path, `left out: ${found}; taken: ${taken}`);
			else problems.push({ file, path, found, taken });
		},
		forgive: (file) => {
			forgiven.push(file);
		},
		hasProblem: (file, path) =>
			problems.some((problem) => problem.file === file && problem.path === path),
	};
}
