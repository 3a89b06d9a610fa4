import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { CommandFailure } from './command-failure';
import type { CommandContext } from './context';
import { EXIT } from './exit-code';

/** `outrigger plugin [FILE]`: writes the companion plugin's ZIP. An existing file stays unchanged. */
export async function plugin({ words, files, out }: CommandContext): Promise<number> {
	const [file = 'outrigger.zip'] = words;
	await copyFile(files.plugin, file, constants.COPYFILE_EXCL).catch((error) => {
		if (error.code === 'EEXIST') throw new CommandFailure(`${file} is there already.`);
		throw error;
	});
	out(`${file}: upload it in WordPress under Plugins → Add New → Upload Plugin.\n`);
	return EXIT.done;
}
