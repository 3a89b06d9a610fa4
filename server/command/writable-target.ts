import { mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CommandFailure } from './command-failure';

/**
 * Returns the absolute path of a folder to write, after it made the folder and removed it again. So a command reports
 * before it reads a site that it cannot write there. Node's recursive `mkdir` never ends where the system makes no
 * folders, as in `/proc`.
 * @param folder a path that need not exist, from the working directory
 * @throws CommandFailure where no folder can be made
 */
export async function writableTarget(folder: string): Promise<string> {
	const path = resolve(folder);
	let above = dirname(path);
	while (!(await isThere(above))) above = dirname(above);
	try {
		await rmdir(await mkdtemp(join(above, '.outrigger-')));
	} catch (error) {
		const { code = 'no reason given' } = error as NodeJS.ErrnoException;
		throw new CommandFailure(`${folder} cannot be written: ${above} takes no folder (${code}).`);
	}
	return path;
}

async function isThere(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	);
}
