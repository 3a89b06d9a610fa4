import type { CommandLine } from './command-line';
import type { Variables } from './source';

/** Files that the build wrote, as absolute paths. */
export interface BuiltFiles {
	/** The folder for browsers. */
	client: string;
	pictures: string;
	renderWorker: string;
	healthWorker: string;
	/** The program of `outrigger check`. */
	check: string;
	/** The program of `outrigger parity`. */
	parity: string;
	/** The companion plugin as a ZIP. */
	plugin: string;
	/** The content of the demonstration. */
	demonstration: string;
}

/** The input of a command. */
export interface CommandContext extends Pick<CommandLine, 'words' | 'values' | 'switches'> {
	variables: Variables;
	files: BuiltFiles;
	/** Prints a result. The text contains its line breaks. */
	out(text: string): void;
	/** Prints progress and faults. They go to another output than the result, so that a result can be piped. */
	err(text: string): void;
	/** True if a person watches the output of `err`. */
	isTerminal: boolean;
}

/** Runs a command. Returns its exit code, or null if it runs until a signal ends it. */
export type RunCommand = (context: CommandContext) => Promise<number | null>;

/** Environment variables, overridden by the values of options. */
export function withOptions(
	variables: Variables,
	values: ReadonlyMap<string, string>,
	names: Readonly<Record<string, string>>,
): Variables {
	const given = Object.entries(names).flatMap(([option, variable]) => {
		const value = values.get(option);
		return value === undefined ? [] : [[variable, value]];
	});
	return { ...variables, ...Object.fromEntries(given) };
}
