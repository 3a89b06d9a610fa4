import { existsSync, readFileSync } from 'node:fs';

/*
 * Budgets of the browser's files, in brotli. Names carry hashes, so the build's manifest says which file is what.
 * A module is weighed with everything it imports at once, the runtime left out: that is there already.
 */

const FOLDER = 'dist/client';
const RUNTIME = 'web/client.ts';
const MANIFEST = `${FOLDER}/.vite/manifest.json`;

if (!existsSync(MANIFEST)) {
	throw new Error(
		`There is no ${MANIFEST}, so there is nothing to weigh. Run "npm run build" first.`,
	);
}

/** @type {Record<string, { file: string, src?: string, imports?: string[], isDynamicEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** @param {string} name @returns {Set<string>} */
function withImports(name, seen = new Set()) {
	if (seen.has(name)) return seen;
	seen.add(name);
	for (const imported of manifest[name]?.imports ?? []) withImports(imported, seen);
	return seen;
}

const runtime = withImports(RUNTIME);
const fileOf = (name) => `${FOLDER}/${manifest[name].file}`;

/** @param {string[]} names */
function filesBesideRuntime(names) {
	const all = new Set(names.flatMap((name) => [...withImports(name)]));
	return [...all].filter((name) => !runtime.has(name)).map(fileOf);
}

/** An island holds React and Apollo; all islands of a page share them. */
const isIsland = (source) => /\/hydrate-island'/.test(readFileSync(source, 'utf8'));

const handlers = Object.values(manifest)
	.filter(({ isDynamicEntry, src }) => isDynamicEntry && src?.startsWith('web/widgets/'))
	.map(({ src }) => src)
	.sort();
const islands = handlers.filter(isIsland);

// biome-ignore lint/style/noDefaultExport: this is what size-limit reads
export default [
	{
		name: 'runtime, before any handler',
		path: [...runtime].map(fileOf),
		limit: '3 kB',
	},
	...handlers
		.filter((source) => !islands.includes(source))
		.map((source) => ({
			name: `handler: ${source.split('/')[2]}`,
			path: filesBesideRuntime([source]),
			limit: '4 kB',
		})),
	...(islands.length > 0
		? [
				{
					name: 'all islands with React and Apollo',
					path: filesBesideRuntime(islands),
					limit: '115 kB',
				},
			]
		: []),
];
