import type { Logger } from 'pino';
import type { Environment } from './environment';
import { type FolderFonts, readFontsFolder } from './site/fonts-folder';

/**
 * The fonts of `FONTS_DIR`; null if it is not set. The log lists their families, and the files that are no fonts.
 * @throws when the folder cannot be read
 */
export async function openFonts(
	{ fontsDir }: Pick<Environment, 'fontsDir'>,
	log: Pick<Logger, 'info' | 'warn'>,
): Promise<FolderFonts | null> {
	if (fontsDir === null) return null;
	const fonts = await readFontsFolder(fontsDir).catch((cause: Error) => {
		throw new Error(`FONTS_DIR cannot be read (${cause.message}).`, { cause });
	});
	const families = fonts.families.map(({ name }) => name);
	log.info({ families }, 'fonts of FONTS_DIR');
	for (const fault of fonts.faults) log.warn({ fault }, 'a file of FONTS_DIR is no font');
	return fonts;
}
