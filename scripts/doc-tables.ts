/**
 * Writes the generated tables of `docs/`: which hook reads which document and where it runs, and which widget is
 * markup, handler or island. It replaces the text between `<!-- name -->` and `<!-- /name -->`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ENGLISH } from '@outrigger/rules/texts/english';

const OPERATION = /^\s*(query|mutation)\s+(\w+)/gm;

function filesBelow(folder: string, pattern: RegExp): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => pattern.test(file))
		.map((file) => join(folder, file))
		.sort();
}

/** The calls that read a document, by the name before their bracket. */
const READS: Readonly<Record<string, { by: string; where: string }>> = {
	useSuspenseQuery: { by: 'useSuspenseQuery', where: 'server' },
	createQueryPreloader: { by: 'useReadQuery', where: 'server' },
	useQuery: { by: 'useQuery', where: 'server, then island' },
	fetchMore: { by: 'fetchMore', where: 'browser' },
	mutate: { by: 'client.mutate', where: 'browser' },
	useMutation: { by: 'useMutation', where: 'browser' },
	query: { by: 'client.query', where: 'server' },
	ask: { by: 'ask', where: 'server' },
	askShop: { by: 'askShop', where: 'server' },
	execute: { by: 'execute', where: 'server' },
};

/**
 * Returns the name that codegen gives a document: `Sitemap_content` → `Sitemap_ContentDocument`.
 */
const documentName = (operation: string) =>
	`${operation.replace(/(?:^|_)[a-z]/g, (start) => start.toUpperCase())}Document`;

/**
 * Returns the readers of a document: the calls that name it in the source files. A file that only passes an answer on
 * is not a reader.
 */
function readersOf(operation: string, sources: ReadonlyMap<string, string>) {
	const call = new RegExp(
		`(\\w+)(?:\\(\\w+\\))?\\(\\s*(?:[\\w.]+,\\s*)?(?:\\{\\s*(?:query|mutation):\\s*)?${documentName(operation)}\\b`,
		'g',
	);
	return [...sources].flatMap(([file, text]) => {
		if (text.includes(`operationName: '${operation}'`)) {
			return [{ file, by: 'fetch', where: 'browser' }];
		}
		// The host chooses one document by the action of a form without script.
		if (text.includes(`document: ${documentName(operation)}`)) {
			return [{ file, by: 'execute', where: 'server' }];
		}
		return [...text.matchAll(call)].flatMap(([, name = '']) => {
			const read = READS[name];
			return read ? [{ file, ...read }] : [];
		});
	});
}

function documentTable(): string {
	const sources = new Map(
		[...filesBelow('web', /\.tsx?$/), ...filesBelow('server', /\.tsx?$/)]
			.filter((file) => !/\.(generated|test)\.tsx?$/.test(file))
			.map((file) => [file, readFileSync(file, 'utf8')]),
	);
	const rows = [...filesBelow('web', /\.graphql$/), ...filesBelow('server/site', /\.graphql$/)]
		.flatMap((file) =>
			[...readFileSync(file, 'utf8').matchAll(OPERATION)].map(([, , name = '']) => ({
				file,
				name,
			})),
		)
		.flatMap(({ file, name }) => {
			const set = /\.(extension|embedded|shop|languages)\./.exec(file)?.[1] ?? 'core';
			const readers = readersOf(name, sources);
			if (readers.length === 0) throw new Error(`Nothing reads ${name} of ${file}.`);
			return readers.map(
				(reader) =>
					`| \`${name}\` | ${set} | \`${reader.by}\` in \`${reader.file}\` | ${reader.where} |`,
			);
		});
	return ['| Document | Set | Read by | Runs in |', '| --- | --- | --- | --- |', ...rows].join(
		'\n',
	);
}

/** Returns `markup`, `handler` or `island`, depending on the files in a widget's folder. */
function kindOf(folder: string): string {
	const handler = join(folder, 'handler.ts');
	if (!existsSync(handler)) return 'markup';
	return readFileSync(handler, 'utf8').includes('= island(') ? 'island' : 'handler';
}

function widgetTable(): string {
	const rows = filesBelow('web/widgets', /index\.ts$/).map((file) => {
		const folder = dirname(file);
		const types = /types:\s*\[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
		const names = [...types.matchAll(/'([^']+)'/g)].map(([, type]) => `\`${type}\``).join(', ');
		return `| [${basename(folder)}](../web/widgets/${basename(folder)}) | ${names} | ${kindOf(folder)} |`;
	});
	return ['| Widget | Builder types | In the browser |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Writes the table of texts: each key with its English text, with all plural forms. */
function textTable(): string {
	const cell = (words: string) => words.replaceAll('|', '\\|');
	const rows = Object.entries(ENGLISH).map(([key, text]) => {
		const forms =
			typeof text === 'string'
				? [cell(text)]
				: Object.entries(text).map(([form, words]) => `*${form}:* ${cell(words)}`);
		return `| \`${key}\` | ${forms.join('; ')} |`;
	});
	return ['| Key | English |', '| --- | --- |', ...rows].join('\n');
}

const tables = [
	{ name: 'texts', page: 'docs/texts.md', table: textTable },
	{ name: 'documents', page: 'docs/data.md', table: documentTable },
	{ name: 'widgets', page: 'docs/widgets.md', table: widgetTable },
];
for (const { name, page, table } of tables) {
	const place = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`);
	const text = readFileSync(page, 'utf8');
	if (!place.test(text)) throw new Error(`${page} has no place for the table "${name}".`);
	const written = text.replace(
		place,
		(_, start: string, end: string) => `${start}\n\n${table()}\n\n${end}`,
	);
	writeFileSync(page, written);
}
