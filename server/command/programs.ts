import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { CommandFailure } from './command-failure';
import type { CommandContext } from './context';
import { EXIT } from './exit-code';

/** `outrigger check URL|SDL_FILE` */
export const check = (context: CommandContext) => runProgram(context.files.check, context);

/**
 * `outrigger parity URL [PATH...]`
 * @param output `quiet` for a caller that reads the report itself
 * @throws CommandFailure if Playwright is not installed: it is no dependency of the package
 */
export async function parity(
	context: CommandContext,
	output: 'inherit' | 'quiet' = 'inherit',
): Promise<number> {
	const { parity: program } = context.files;
	try {
		createRequire(program).resolve('playwright');
	} catch {
		throw new CommandFailure(
			'Parity opens pages in a browser. Run "npm install playwright" and "npx playwright install chromium" first.',
		);
	}
	return runProgram(program, context, output);
}

/** Runs a program of the build in a separate process, which prints its own output. Returns the exit code. */
function runProgram(
	file: string,
	{ words, variables }: CommandContext,
	output: 'inherit' | 'quiet' = 'inherit',
): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [file, ...words], {
			stdio: output === 'quiet' ? 'ignore' : 'inherit',
			env: variables,
		});
		child.once('error', reject);
		child.once('exit', (code) => resolve(code ?? EXIT.impossible));
	});
}
