import { parseArgs } from 'node:util';
import { CommandFailure } from './command-failure';
import { type CommandName, commandUse, isCommandName } from './commands';

/** A command line that was understood. */
export interface CommandLine {
	/** `null` if the user requests the help or the version of the program. */
	command: CommandName | null;
	asks: 'run' | 'help' | 'version';
	/** The arguments after the command. */
	words: readonly string[];
	/** Values of options that take one, by their names without dashes. */
	values: ReadonlyMap<string, string>;
	/** Options without a value. */
	switches: ReadonlySet<string>;
}

const NO_OPTIONS = { values: new Map<string, string>(), switches: new Set<string>() };

/**
 * Reads a command line. The first argument names a command; if it names none, it is a source to serve.
 *
 * @param args all arguments of the program
 * @throws CommandFailure for an option that the command does not have, a missing value, and too few or too many
 * arguments
 */
export function readCommandLine(args: readonly string[]): CommandLine {
	const [first] = args;
	if (first === '--help' || first === '-h' || first === 'help') {
		const about = args[1] !== undefined && isCommandName(args[1]) ? args[1] : null;
		return { command: about, asks: 'help', words: [], ...NO_OPTIONS };
	}
	if (args.length === 1 && (first === '--version' || first === '-v')) {
		return { command: null, asks: 'version', words: [], ...NO_OPTIONS };
	}
	const isNamed = first !== undefined && isCommandName(first);
	const command = isNamed ? first : 'serve';
	return readOptions(command, isNamed ? args.slice(1) : args);
}

function readOptions(command: CommandName, args: readonly string[]): CommandLine {
	const { options } = commandUse(command);
	const known = Object.fromEntries(
		Object.entries(options).map(([name, { value }]) => [
			name,
			{ type: value === undefined ? ('boolean' as const) : ('string' as const) },
		]),
	);
	const { values, positionals } = parse(command, args, known);
	if (values.help === true) return { command, asks: 'help', words: [], ...NO_OPTIONS };
	checkWords(command, positionals);
	const entries = Object.entries(values);
	return {
		command,
		asks: 'run',
		words: positionals,
		values: new Map(
			entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
		),
		switches: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
	};
}

function parse(
	command: CommandName,
	args: readonly string[],
	options: Record<string, { type: 'boolean' | 'string' }>,
) {
	try {
		return parseArgs({
			args: [...args],
			allowPositionals: true,
			options: { ...options, help: { type: 'boolean', short: 'h' } },
		});
	} catch (error) {
		// Node's message begins with a sentence that names the option, and goes on with advice on quoting.
		const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
		throw new CommandFailure(
			`${reason.replace(/\.$/, '')}. "outrigger ${command} --help" lists the options.`,
		);
	}
}

function checkWords(command: CommandName, words: readonly string[]): void {
	const { takes, words: range } = commandUse(command);
	const [fewest, most] = range;
	if (words.length >= fewest && words.length <= most) return;
	const unknown = words[most];
	const reason =
		unknown === undefined ? 'Something is missing' : `"${unknown}" is one word too many`;
	throw new CommandFailure(`${reason}: outrigger ${command} ${takes}`);
}
