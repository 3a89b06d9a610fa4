import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CataloguePage, exportsOf } from '@outrigger/catalogue';
import { widgetFacts } from './widget-facts';

const TABLES = 'packages/catalogue/tables';
const PAGES = 'content/pages';

/**
 * Writes the pages under `/widgets/` from the tables of `packages/catalogue`, as files of the builder's own format.
 * Does not write a file whose content is already right, because servers and tests may be reading it.
 * @returns the number of files
 */
export async function writePages(): Promise<number> {
	const tables = await Promise.all(readdirSync(TABLES).map(tableOf));
	const files = exportsOf(Object.fromEntries(tables), widgetFacts()).map(({ file, document }) => ({
		path: join(PAGES, file),
		text: `${JSON.stringify(document, null, '\t')}\n`,
	}));
	const kept = new Set(files.map(({ path }) => path));
	for (const path of writtenPages()) if (!kept.has(path)) rmSync(path);
	for (const { path, text } of files) if (readIfThere(path) !== text) write(path, text);
	return files.length;
}

async function tableOf(file: string): Promise<[string, CataloguePage]> {
	const { page } = await import(pathToFileURL(join(TABLES, file)).href);
	return [file.replace(/\.ts$/, ''), page];
}

function writtenPages(): string[] {
	const folder = join(PAGES, 'widgets');
	mkdirSync(folder, { recursive: true });
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.json'))
		.map((file) => join(folder, file));
}

function readIfThere(path: string): string | null {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return null;
	}
}

function write(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}
