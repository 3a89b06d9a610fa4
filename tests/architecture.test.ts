import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The house's rule: imports point down, siblings do not import siblings. Each room lists what it may import;
 * its own files it may always import. The longest matching path is a file's room.
 */
const TREE = [
	'domain',
	'web/browser',
	'web/actions',
	'web/wordpress',
	'web/attach',
	'web/ui',
	'web/behaviours',
];
const FEATURES = [...TREE, 'web/elements', 'web/loops'];
const ROOMS: Record<string, readonly string[]> = {
	domain: [],
	// Reads CSS from outside with a library of its own, on the server alone.
	'domain/css': ['domain'],
	'web/browser': ['domain'],
	'web/wordpress': ['domain', 'web/browser'],
	'web/actions': ['domain', 'web/browser'],
	'web/attach': ['domain', 'web/browser'],
	'web/ui': ['domain', 'web/browser', 'web/actions', 'web/wordpress', 'web/attach'],
	'web/behaviours': ['domain', 'web/browser', 'web/actions', 'web/wordpress', 'web/attach'],
	'web/elements': [...TREE, 'domain/css'],
	'web/loops': [...TREE, 'web/elements'],
	'web/widgets': FEATURES,
	'web/popups': FEATURES,
	'web/lightbox': ['domain', 'web/browser', 'web/actions', 'web/attach', 'web/ui'],
	'web/page': [...FEATURES, 'web/popups', 'web/lightbox', 'web'],
	web: [...FEATURES, 'web/widgets', 'web/popups', 'web/lightbox', 'web/page'],
	'server/wordpress': ['domain'],
	'server/site': ['domain', 'domain/css'],
	server: ['domain', 'server/wordpress', 'server/site'],
};

/** The only modules of `web/` that `server/` may name. */
const WEB_FOR_SERVER = /^web\/(document|page|fragment|registry)(\.tsx?)?$/;

const root = resolve(import.meta.dirname, '..');
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

function sourceFiles(folder: string): string[] {
	const path = join(root, folder);
	if (!existsSync(path)) return [];
	return readdirSync(path, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => join(folder, file));
}

function roomOf(file: string): string {
	const rooms = Object.keys(ROOMS).filter((room) => file.startsWith(`${room}/`));
	return rooms.sort((a, b) => b.length - a.length)[0] ?? '';
}

/** Widgets are siblings of each other: the folder is the room. */
function widgetOf(file: string): string | undefined {
	return /^web\/widgets\/([^/]+)\//.exec(file)?.[1];
}

function withoutComments(source: string): string {
	return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

function importsOf(file: string): string[] {
	const text = readFileSync(join(root, file), 'utf8');
	return [...text.matchAll(IMPORT)].map(([, path = '']) =>
		relative(root, resolve(root, dirname(file), path)),
	);
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const TYPES_ALONE = /^(?:import|export) type [^;]*;$/gm;

/** Every source file that a module brings along, at once or later; what only lends its types is none. */
function reachableFrom(entry: string): ReadonlySet<string> {
	const reached = new Set([entry]);
	for (const file of reached) {
		const text = readFileSync(join(root, file), 'utf8').replace(TYPES_ALONE, '');
		for (const [, path = ''] of text.matchAll(IMPORT)) {
			const target = relative(root, resolve(root, dirname(file), path));
			const found = ENDINGS.map((ending) => target + ending).find((name) => files.includes(name));
			if (found) reached.add(found);
		}
	}
	return reached;
}

function isAllowed(file: string, target: string): boolean {
	const from = roomOf(file);
	const to = roomOf(target.includes('/') ? target : `${target}/`);
	if (target.startsWith('schema/') || target === 'package.json') return true;
	if (from.startsWith('server') && target.startsWith('web/')) return WEB_FOR_SERVER.test(target);
	if (from === to) return widgetOf(file) === widgetOf(target);
	return ROOMS[from]?.includes(to) ?? false;
}

const files = [...sourceFiles('domain'), ...sourceFiles('web'), ...sourceFiles('server')];

describe('the rooms', () => {
	it('import only from rooms below them', () => {
		const broken = files
			.filter((file) => !/\.test\.tsx?$/.test(file))
			.flatMap((file) =>
				importsOf(file)
					.filter((target) => !isAllowed(file, target))
					.map((target) => `${file} → ${target}`),
			);
		expect(broken).toEqual([]);
	});

	it('keep GSAP in web/behaviours and Swiper in web/ui/carousel', () => {
		const owner = { gsap: 'web/behaviours/', swiper: 'web/ui/carousel' };
		for (const [library, room] of Object.entries(owner)) {
			const strays = files.filter(
				(file) =>
					!file.startsWith(room) &&
					new RegExp(`from '${library}(/|')`).test(readFileSync(join(root, file), 'utf8')),
			);
			expect(strays).toEqual([]);
		}
	});

	it('keep the library that reads CSS in domain/css, and that room out of the browser', () => {
		const strays = files.filter(
			(file) =>
				!file.startsWith('domain/css/') &&
				/from 'css-tree/.test(readFileSync(join(root, file), 'utf8')),
		);
		expect(strays).toEqual([]);
		const inBrowser = reachableFrom('web/client.ts');
		expect(inBrowser.has('web/widgets/counter/handler.ts')).toBe(true);
		expect([...inBrowser].filter((file) => file.startsWith('domain/css/'))).toEqual([]);
	});

	it('keep clock, window and storage out of domain', () => {
		const strays = sourceFiles('domain')
			.filter((file) => !file.endsWith('.test.ts'))
			.filter((file) =>
				/\b(window|document|localStorage|sessionStorage)\.|Date\.now\(|new Date\(\)/.test(
					withoutComments(readFileSync(join(root, file), 'utf8')),
				),
			);
		expect(strays).toEqual([]);
	});

	it('have no room for odds and ends', () => {
		expect(files.filter((file) => /(^|\/)(utils|helpers|common|misc)(\/|\.)/.test(file))).toEqual(
			[],
		);
	});
});

describe('the handler table', () => {
	const table = readFileSync(join(root, 'web/handlers.ts'), 'utf8');
	const named = new Set(
		[...table.matchAll(/\.\/widgets\/([a-z0-9-]+)\/handler/g)].map(([, name]) => name),
	);

	it('names every widget that has a handler, and none that has not', () => {
		const present = readdirSync(join(root, 'web/widgets')).filter((widget) =>
			['handler.ts', 'handler.tsx'].some((file) =>
				existsSync(join(root, 'web/widgets', widget, file)),
			),
		);
		expect([...named].sort()).toEqual(present.sort());
	});
});

describe('the behaviour table', () => {
	const table = readFileSync(join(root, 'web/behaviours.ts'), 'utf8');
	const named = [...table.matchAll(/\.\/behaviours\/([a-z0-9-]+)\/handler/g)].map(
		([, name]) => name,
	);

	it('names every behaviour that has a handler, once, and none that has not', () => {
		const present = readdirSync(join(root, 'web/behaviours')).filter((behaviour) =>
			existsSync(join(root, 'web/behaviours', behaviour, 'handler.ts')),
		);
		expect(named.sort()).toEqual(present.sort());
	});
});

describe('a widget folder', () => {
	const widgets = readdirSync(join(root, 'web/widgets'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);

	it.each(widgets)('%s has its index, settings, markup and a test', (widget) => {
		const entries = readdirSync(join(root, 'web/widgets', widget));
		expect(entries).toContain('index.ts');
		expect(entries).toContain('settings.ts');
		expect(entries).toContain(`${widget}.tsx`);
		expect(entries.some((entry) => /\.test\.tsx?$/.test(entry))).toBe(true);
	});

	it.each(widgets)('%s is in the registry', (widget) => {
		expect(readFileSync(join(root, 'web/registry.ts'), 'utf8')).toContain('./widgets/*/index.ts');
		expect(existsSync(join(root, 'web/widgets', widget, 'index.ts'))).toBe(true);
	});
});
