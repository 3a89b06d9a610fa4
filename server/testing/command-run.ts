import { join, resolve } from 'node:path';
import type { BuiltFiles } from '../command/context';
import { runCommand } from '../command/run-command';

/** The output of a command, and its exit code. */
export interface CommandRun {
	code: number | null;
	out: string;
	err: string;
}

/**
 * Runs a command line in this process, over the files of this folder's build.
 * @param others files in the place of the build's
 */
export async function commandRun(
	args: readonly string[],
	variables: Readonly<Record<string, string>> = {},
	others: Partial<BuiltFiles> = {},
): Promise<CommandRun> {
	const run: CommandRun = { code: null, out: '', err: '' };
	const dist = resolve('dist');
	run.code = await runCommand(args, {
		variables,
		files: {
			client: join(dist, 'client'),
			pictures: join(dist, 'server/picture-process.js'),
			renderWorker: join(dist, 'server/render-worker.js'),
			healthWorker: join(dist, 'server/health-worker.js'),
			check: join(dist, 'server/check.js'),
			parity: join(dist, 'server/parity.js'),
			plugin: join(dist, 'plugin/outrigger.zip'),
			demonstration: resolve('content'),
			...others,
		},
		out: (text) => {
			run.out += text;
		},
		err: (text) => {
			run.err += text;
		},
		isTerminal: false,
	});
	return run;
}
