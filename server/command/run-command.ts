import { version } from '../package.json';
import { sentenceOf } from './command-failure';
import { type CommandLine, readCommandLine } from './command-line';
import type { CommandName } from './commands';
import type { CommandContext, RunCommand } from './context';
import { EXIT } from './exit-code';
import { help, helpOf } from './help';

/**
 * The module of each command is loaded only when the command runs: a host in front of a real WordPress never loads the
 * mock.
 */
const RUNS: Readonly<Record<CommandName, () => Promise<RunCommand>>> = {
	serve: async () => (await import('./serve')).serve,
	export: async () => (await import('./export')).exportSource,
	import: async () => (await import('./import-source')).importSource,
	report: async () => (await import('./report')).report,
	check: async () => (await import('./programs')).check,
	parity: async () => (await import('./programs')).parity,
	mock: async () => (await import('./mock')).mock,
	plugin: async () => (await import('./plugin')).plugin,
};

/**
 * Runs a command line of the program `outrigger`.
 *
 * @param args all arguments after the name of the program
 * @returns the exit code, or null while a server keeps running
 */
export async function runCommand(
	args: readonly string[],
	context: Omit<CommandContext, keyof CommandLine>,
): Promise<number | null> {
	try {
		const line = readCommandLine(args);
		if (line.asks === 'version') {
			context.out(`${version}\n`);
			return EXIT.done;
		}
		if (line.command === null || line.asks === 'help') {
			context.out(line.command === null ? help() : helpOf(line.command));
			return EXIT.done;
		}
		const run = await RUNS[line.command]();
		const { words, values, switches } = line;
		return await run({ ...context, words, values, switches });
	} catch (error) {
		context.err(`${sentenceOf(error)}\n`);
		return EXIT.impossible;
	}
}
