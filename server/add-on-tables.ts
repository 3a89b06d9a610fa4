import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import { readAddOnTable } from '@outrigger/rules/add-ons/read-table';
import type { Environment } from './environment';

/** The tables of a folder, in the order of the names of their files. */
interface ReadTables {
	tables: AddOnTable[];
	/** The values that could not be taken: file, place inside it, accepted values. */
	warnings: string[];
}

/** If the content is a single file, its tables lie in the folder that contains the file. */
const FILES = ['.json', '.xml', '.zip'];

/** The folder with the tables of add-ons that the site's owner wrote. */
export function addOnsFolder({
	addOnsDir,
	contentDir,
}: Pick<Environment, 'addOnsDir' | 'contentDir'>): string {
	if (addOnsDir !== null) return addOnsDir;
	const isFile = FILES.includes(extname(contentDir).toLowerCase());
	return join(isFile ? dirname(contentDir) : contentDir, 'add-ons');
}

/**
 * Reads each `*.json` of a folder as the table of an add-on. No fault in it stops the start: the reader skips wrong
 * entries with a warning.
 * @param dir need not be there
 */
export async function readAddOnTables(dir: string): Promise<ReadTables> {
	const read: ReadTables = { tables: [], warnings: [] };
	for (const name of await tableFiles(dir)) {
		const warn = (path: string, message: string) =>
			read.warnings.push(`add-ons/${name}${path === '' ? '' : `, at ${path}`}: ${message}`);
		const value = await readJson(join(dir, name)).catch((error: unknown) => {
			const reason = error instanceof Error ? error.message : String(error);
			warn('', `is left out, as it cannot be read: ${reason}`);
			return undefined;
		});
		if (value === undefined) continue;
		const { table, faults } = readAddOnTable(value, name.replace(/\.json$/i, ''));
		for (const { path, message } of faults) warn(path, message);
		if (table) read.tables.push(table);
	}
	return read;
}

async function tableFiles(dir: string): Promise<string[]> {
	const names = await readdir(dir).catch(() => []);
	return names.filter((name) => /^[^.].*\.json$/i.test(name)).sort();
}

/** @throws Error with line and column of a fault, if the parser reports them */
async function readJson(path: string): Promise<unknown> {
	const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
	try {
		return JSON.parse(text);
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const at = /at position (\d+)/.exec(error.message)?.[1];
		if (at === undefined || error.message.includes('line ')) throw error;
		const before = text.slice(0, Number(at)).split('\n');
		const column = (before.at(-1)?.length ?? 0) + 1;
		throw new Error(`${error.message} (line ${before.length} column ${column})`, { cause: error });
	}
}
