import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { WidgetFacts } from '@outrigger/catalogue';
import { LIST_OF_TYPE, LISTS_OF_WIDGETS } from '@outrigger/mock/reading/known-controls.generated';
import { transform } from 'lightningcss';
import * as v from 'valibot';

const CLIENT = 'dist/client';
const MANIFEST = join(CLIENT, '.vite/manifest.json');
/** The file that every page loads. */
const ENTRY = 'web/client.ts';
const ROOMS = ['web/widgets', 'web/atomic'];

const Manifest = v.record(
	v.string(),
	v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);
type Manifest = v.InferOutput<typeof Manifest>;

/**
 * Measures the widgets of the last build: the handlers by the build's manifest, the style sheets, and the controls that
 * the widgets read.
 * @returns widget type → its figures; empty before the first build
 */
export function widgetFacts(): Record<string, WidgetFacts> {
	if (!existsSync(MANIFEST)) return {};
	const manifest = v.parse(Manifest, JSON.parse(readFileSync(MANIFEST, 'utf8')));
	const onEveryPage = closureOf(ENTRY, manifest);
	const folders = ROOMS.flatMap((room) => readdirSync(room).map((name) => join(room, name)));
	const found = folders.flatMap((folder) => {
		const index = join(folder, 'index.ts');
		if (!existsSync(index)) return [];
		const code = readFileSync(index, 'utf8');
		const weight = {
			script: scriptOf(join(folder, 'handler.ts'), manifest, onEveryPage),
			sheet: sheetOf(folder, code),
		};
		return typesIn(code).map((type) => [type, { ...weight, controls: controlsOf(type) }] as const);
	});
	return Object.fromEntries(found);
}

/** Finds the widget types that a widget's `index.ts` names. */
function typesIn(code: string): string[] {
	return [...code.matchAll(/types?:\s*\[?([^\],]*(?:,[^\]:]*)?)\]?/g)].flatMap(([, list = '']) =>
		[...list.matchAll(/'([\w-]+)'/g)].flatMap(([, type]) => type ?? []),
	);
}

function controlsOf(type: string): string[] | null {
	if (type.startsWith('e-')) return null;
	const list = LISTS_OF_WIDGETS[LIST_OF_TYPE[type] ?? -1] ?? '';
	return list.split(' ').filter(Boolean);
}

/** Collects a module and all modules that it imports before it runs. */
function closureOf(key: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
	if (seen.has(key)) return seen;
	seen.add(key);
	for (const each of manifest[key]?.imports ?? []) closureOf(each, manifest, seen);
	return seen;
}

function scriptOf(handler: string, manifest: Manifest, onEveryPage: ReadonlySet<string>) {
	if (!manifest[handler]) return null;
	const bytesOf = (key: string) => travels(join(CLIENT, manifest[key]?.file ?? ''));
	const modules = [...closureOf(handler, manifest)].filter((key) => !onEveryPage.has(key));
	return {
		own: bytesOf(handler),
		all: modules.reduce((sum, key) => sum + bytesOf(key), 0),
	};
}

/** Returns the size of a built file in compressed bytes, as browsers receive it. */
function travels(path: string): number {
	return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/**
 * Returns the size of the style sheets that a widget's `index.ts` imports from its own folder, minified and compressed.
 */
function sheetOf(folder: string, code: string): number {
	const files = [...code.matchAll(/from '\.\/([\w-]+\.css)\?inline'/g)];
	const sheet = files
		.map(([, name = '']) => {
			const css = readFileSync(join(folder, name));
			return transform({ filename: name, code: css, minify: true }).code.toString();
		})
		.join('');
	return sheet === '' ? 0 : brotliCompressSync(sheet).length;
}
