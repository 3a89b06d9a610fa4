import { mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CommandFailure } from './command-failure';

/**
 * Makes a folder, removes it again and returns its absolute path. So a command that cannot write there reports this
 * before it reads a site. Node's recursive `mkdir` never ends at a place like `/proc`, where the system makes no
 * folders.
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
