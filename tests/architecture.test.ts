import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HANDLER_FOLDERS, handlerPath, PASSED_FOLDERS } from '@outrigger/elements/handlers';
import { registry } from '@outrigger/elements/registry';
import { describe, expect, it } from 'vitest';
import { OWN_LIBRARIES, packageOf, ROOMS, WINDOW_GLOBALS } from '../rooms';
import { importsOf, ROOT, reachedFrom, sourceFiles, sourceOf } from './support/source-files';
import { windowReads } from './support/window-reads';

const files = ['domain', 'web', 'server', 'packages'].flatMap(sourceFiles);
const web = files.filter((file) => file.startsWith('web/'));
const isDouble = (file: string) => file.includes('/testing/');

function roomOf(file: string): string {
	const rooms = Object.keys(ROOMS).filter((room) => file.startsWith(`${room}/`));
	return rooms.sort((a, b) => b.length - a.length)[0] ?? '';
}

/** Widgets are siblings: two files of one widget are in the same folder. */
function widgetOf(file: string): string | undefined {
	return /^web\/widgets\/([^/]+)\//.exec(file)?.[1];
}

function isAllowed(file: string, target: string): boolean {
	const from = roomOf(file);
	const to = roomOf(target);
	if (from === to) return widgetOf(file) === widgetOf(target);
	const mayImport = ROOMS[from] ?? [];
	return mayImport.includes(to) || mayImport.includes(target);
}

function withoutComments(source: string): string {
	return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

/**
 * Files that may have fewer than 15 lines and one importer: adapters of the browser's window and of WordPress's calls,
 * tables of add-ons, test doubles, generated files, lists of documents that Vite collects, and the parts that each
 * folder of a widget or behaviour has.
 */
const MAY_BE_SMALL =
	/^web\/(?:browser|wordpress)\/|^domain\/add-ons\/tables\/|\/testing\/|\.generated\.ts$|\/documents\.ts$|^web\/(?:widgets|atomic|behaviours)\/([^/]+)\/(?:handler|index|schema|settings|styles|\1)\.tsx?$/;

/** The files of widgets' handlers, from the table of their folders. */
const FOLDERS = [...Object.values(HANDLER_FOLDERS), ...Object.values(PASSED_FOLDERS)];
const HANDLERS = [...new Set(FOLDERS)].map((folder) => `web/${handlerPath(folder)}`);

describe('the rooms', () => {
	it('are all that there is', () => {
		expect(files.filter((file) => roomOf(file) === '')).toEqual([]);
		expect(Object.keys(ROOMS).filter((room) => !existsSync(join(ROOT, room)))).toEqual([]);
	});

	it('import only from rooms below them, at once, later or by pattern', () => {
		const broken = files.flatMap((file) =>
			importsOf(file)
				.filter(({ file: target }) => target !== null && !isAllowed(file, target))
				.map(({ file: target }) => `${file} → ${target}`),
		);
		expect(broken).toEqual([]);
	});

	it('are entered by their name where they are packages, and by a path inside of one', () => {
		const all = [...files, ...['scripts', 'tests'].flatMap(sourceFiles)];
		const strays = all.flatMap((file) =>
			importsOf(file)
				.filter(({ name, file: target }) => {
					if (target === null || packageOf(target) === '') return false;
					return name.startsWith('.') !== (packageOf(file) === packageOf(target));
				})
				.map(({ name }) => `${file} → ${name}`),
		);
		expect(strays).toEqual([]);
	});

	it('stand on each other without a circle', () => {
		const roomsOf = (room: string) => (ROOMS[room] ?? []).map((one) => roomOf(`${one}/`));
		const above = new Set<string>();
		// Each folder is visited only once, because the number of paths through the folders grows much faster than the
		// folders.
		const walked = new Set<string>();
		const walk = (room: string): string[] => {
			if (above.has(room)) return [room];
			if (walked.has(room)) return [];
			walked.add(room);
			above.add(room);
			const circles = roomsOf(room).flatMap(walk);
			above.delete(room);
			return circles;
		};
		expect(Object.keys(ROOMS).flatMap(walk)).toEqual([]);
	});

	it('import later only the rooms in their list', () => {
		const nameless = files.filter((file) =>
			/(?<![.\w])import\s*\(\s*(?!['"])/.test(withoutComments(sourceOf(file))),
		);
		// These two modules have no literal address, because the page's markup names the addresses of its handlers and
		// of the client.
		expect(nameless.sort()).toEqual(['web/browser/own-module.ts', 'web/library-client.ts']);
	});

	it.each(Object.entries(OWN_LIBRARIES))('keep %s in %s', (library, room) => {
		const strays = files.filter(
			(file) =>
				!file.startsWith(`${room}/`) &&
				importsOf(file).some(({ name }) => name === library || name.startsWith(`${library}/`)),
		);
		expect(strays).toEqual([]);
	});

	it('that are for the server alone reach no browser', () => {
		const inBrowser = new Set(
			['web/client.ts', ...HANDLERS].flatMap((file) => [...reachedFrom(file)]),
		);
		expect(inBrowser.has('web/widgets/counter/handler.ts')).toBe(true);
		expect([...inBrowser].filter((file) => /^(domain\/css|server)\//.test(file))).toEqual([]);
	});

	it('keep test doubles out of the code for visitors', () => {
		const strays = files
			.filter((file) => !isDouble(file))
			.filter((file) => importsOf(file).some((one) => one.file !== null && isDouble(one.file)));
		expect(strays).toEqual([]);
	});

	it('hold no file of fewer than 15 lines for a single importer', () => {
		const importers = new Map<string, string[]>();
		for (const file of [...files, ...['scripts', 'tests'].flatMap(sourceFiles)]) {
			for (const target of new Set(importsOf(file).map((one) => one.file))) {
				if (target !== null) importers.set(target, [...(importers.get(target) ?? []), file]);
			}
		}
		const isLater = (file: string, importer: string) =>
			new RegExp(`import\\(\\s*'[^']*${basename(file).replace(/\.tsx?$/, '')}'`).test(
				sourceOf(importer),
			);
		const small = files.filter((file) => {
			const [importer, ...others] = importers.get(file) ?? [];
			if (importer === undefined || others.length > 0 || isLater(file, importer)) return false;
			return sourceOf(file).split('\n').length <= 15;
		});
		const hasTest = (file: string) =>
			/\.tsx?$/.test(file) &&
			['ts', 'tsx'].some((end) => existsSync(join(ROOT, file.replace(/\.tsx?$/, `.test.${end}`))));
		expect(small.filter((file) => !MAY_BE_SMALL.test(file) && !hasTest(file))).toEqual([]);
	});

	it('have no room for odds and ends', () => {
		expect(files.filter((file) => /(^|\/)(utils|helpers|common|misc)(\/|\.)/.test(file))).toEqual(
			[],
		);
	});
});

describe('the window', () => {
	it('is read in web/browser only', () => {
		const others = web.filter((file) => !file.startsWith('web/browser/') && !isDouble(file));
		expect(windowReads(others, new Set(Object.keys(WINDOW_GLOBALS)))).toEqual([]);
	});

	it('is read by existing modules', () => {
		const named =
			Object.values(WINDOW_GLOBALS)
				.join(' ')
				.match(/web\/browser\/[\w-]+/g) ?? [];
		const missing = named.filter((module) => !existsSync(join(ROOT, `${module}.ts`)));
		expect(missing).toEqual([]);
	});

	it('stays out of domain, with clock and storage', () => {
		const strays = files
			.filter((file) => file.startsWith('domain/'))
			.filter((file) =>
				/\b(window|document|localStorage|sessionStorage)\.|Date\.now\(|new Date\(\)/.test(
					withoutComments(sourceOf(file)),
				),
			);
		expect(strays).toEqual([]);
	});
});

describe.each([
	{ table: 'web/handlers.ts', room: 'web/widgets', files: HANDLERS },
	{
		table: 'web/behaviours.ts',
		room: 'web/behaviours',
		files: importsOf('web/behaviours.ts').flatMap(({ file }) => file ?? []),
	},
])('$table', ({ room, files: named }) => {
	it('names every folder that has a handler, and none that has not', () => {
		const present = files.filter((file) => /\/handler\.tsx?$/.test(file) && roomOf(file) === room);
		expect([...new Set(named.filter((file) => file.startsWith(`${room}/`)))].sort()).toEqual(
			present.sort(),
		);
	});
});

describe('a widget folder', () => {
	const widgets = readdirSync(join(ROOT, 'web/widgets'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);

	it.each(widgets)('%s has its index, markup and a test', (widget) => {
		const entries = readdirSync(join(ROOT, 'web/widgets', widget));
		expect(entries).toContain('index.ts');
		expect(entries).toContain(`${widget}.tsx`);
		expect(entries.some((entry) => /\.test\.tsx?$/.test(entry))).toBe(true);
	});

	it.each(widgets)('%s is in the registry', (widget) => {
		expect(sourceOf('web/registry.ts')).toContain('./widgets/*/index.ts');
		expect(existsSync(join(ROOT, 'web/widgets', widget, 'index.ts'))).toBe(true);
	});
});

describe('a widget that refreshes itself', () => {
	const CALLS = {
		'refresh-loop': 'web/loops/in-browser/request-loop.ts',
		'refresh-search': 'web/widgets/search/ask-results.ts',
	};
	const handlers = [...new Set(HANDLERS)];
	const folderOf = (type: string) =>
		Object.hasOwn(HANDLER_FOLDERS, type) ? HANDLER_FOLDERS[type] : undefined;

	it.each(Object.entries(CALLS))('by %s names that call in its definition', (route, module) => {
		const asking = new Set(
			handlers.filter((file) => reachedFrom(file).has(module)).map((file) => widgetOf(file)),
		);
		const forgotten = [...registry].filter(
			([type, { refreshedBy }]) => asking.has(folderOf(type)) && refreshedBy !== route,
		);
		expect(asking.size).toBeGreaterThan(0);
		expect(forgotten.map(([type]) => type)).toEqual([]);
	});
});
