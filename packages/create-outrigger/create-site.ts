import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { basename, resolve } from 'node:path';

/** The longest name of a package that npm accepts, in characters. */
const LONGEST_NAME = 214;

/** The result of the program: sentences for the person who started it, and the exit code. */
export interface Created {
	code: 0 | 2;
	says: string;
}

/**
 * Makes a name for `package.json` from the name of a folder: lower case, with hyphens in place of the characters that
 * npm refuses.
 *
 * @returns `site` for a folder without a letter or digit in its name
 */
function packageName(folder: string): string {
	const name = basename(folder)
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, LONGEST_NAME);
	return name || 'site';
}

/** The version of `outrigger` for a new site, and the versions of Node that it needs. */
export interface Made {
	version: string;
	engines: { node: string };
}

function manifest(folder: string, { version, engines }: Made): string {
	const content = {
		name: packageName(folder),
		private: true,
		type: 'module',
		scripts: {
			start: 'outrigger content',
			export: 'outrigger export content site',
			report: 'outrigger report content --html report.html',
		},
		dependencies: { outrigger: `^${version}` },
		engines,
	};
	return `${JSON.stringify(content, null, '\t')}\n`;
}

/**
 * Writes the folder of a new site: `content/` with two pages, `package.json`, `.env.example`, `.gitignore`,
 * `Containerfile` and `README.md`. It writes a new folder beside it and renames that folder at the end, so that a
 * failure leaves nothing behind.
 *
 * @param words the arguments of the program: the folder
 * @param template the folder `template` of this package
 * @returns exit code 2 and a sentence if the folder's name is missing, if the folder contains files, or if the files
 * cannot be written
 */
export function createSite(words: readonly string[], template: string, made: Made): Created {
	const [name, ...more] = words;
	if (!name || name.startsWith('-') || more.length > 0) {
		return { code: 2, says: 'Name one folder for the site: npm create outrigger my-site\n' };
	}
	const folder = resolve(name);
	const beside = `${folder}.new`;
	try {
		if (existsSync(folder) && readdirSync(folder).length > 0) {
			return { code: 2, says: `${name} has files already. Choose a new folder.\n` };
		}
		rmSync(beside, { recursive: true, force: true });
		mkdirSync(beside, { recursive: true });
		cpSync(template, beside, { recursive: true });
		// The template's file is called `gitignore`, because npm leaves files with the name `.gitignore` out of
		// packages.
		renameSync(`${beside}/gitignore`, `${beside}/.gitignore`);
		writeFileSync(`${beside}/package.json`, manifest(folder, made));
		rmSync(folder, { recursive: true, force: true });
		renameSync(beside, folder);
	} catch (error) {
		rmSync(beside, { recursive: true, force: true });
		const reason = error instanceof Error ? error.message : String(error);
		return { code: 2, says: `${name} could not be written: ${reason}\n` };
	}
	return {
		code: 0,
		says: `${name} is ready. Next:\n\n  cd ${name}\n  npm install\n  npm start\n`,
	};
}
