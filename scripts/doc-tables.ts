/**
 * Writes the generated tables of `docs/`: which document is read by which hook and where it runs, and which widget is
 * markup, handler or island. The text between `<!-- name -->` and `<!-- /name -->` is replaced.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const OPERATION = /^\s*(query|mutation)\s+(\w+)/gm;

function filesBelow(folder: string, pattern: RegExp): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => pattern.test(file))
		.map((file) => join(folder, file))
		.sort();
}

/** How a document is read: the call that names it in a source file. */
function readersOf(operation: string, sources: ReadonlyMap<string, string>) {
	const call = new RegExp(
		`(useSuspenseQuery|useQuery|useMutation|useLazyQuery)\\(\\s*${operation}Document`,
	);
	const named = new RegExp(`\\b${operation}Document\\b`);
	return [...sources].flatMap(([file, text]) => {
		const hook = call.exec(text)?.[1];
		return hook || named.test(text) ? [{ file, hook: hook ?? 'client.query' }] : [];
	});
}

function documentTable(): string {
	const sources = new Map(
		[...filesBelow('web', /\.tsx?$/), ...filesBelow('server', /\.tsx?$/)]
			.filter((file) => !/\.(generated|test)\.tsx?$/.test(file))
			.map((file) => [file, readFileSync(file, 'utf8')]),
	);
	const islands = new Set(
		filesBelow('web/widgets', /handler\.ts$/)
			.map((file) => dirname(file))
			.filter((folder) => kindOf(folder) === 'island'),
	);
	const rows = [...filesBelow('web', /\.graphql$/), ...filesBelow('server/site', /\.graphql$/)]
		.flatMap((file) =>
			[...readFileSync(file, 'utf8').matchAll(OPERATION)].map(([, kind, name]) => ({
				file,
				kind,
				name,
			})),
		)
		.flatMap(({ file, kind, name = '' }) =>
			readersOf(name, sources).map((reader) => {
				const browser = kind === 'mutation' || reader.hook === 'useQuery';
				const where = browser
					? 'browser'
					: islands.has(dirname(file))
						? 'server, then island'
						: 'server';
				const set = file.includes('.extension.') ? 'extension' : 'core';
				return `| \`${name}\` | ${set} | \`${reader.hook}\` in \`${reader.file}\` | ${where} |`;
			}),
		);
	return ['| Document | Set | Read by | Runs in |', '| --- | --- | --- | --- |', ...rows].join(
		'\n',
	);
}

/** `markup`, `handler` or `island`, from the files of a widget's folder. */
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

const tables = [
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
