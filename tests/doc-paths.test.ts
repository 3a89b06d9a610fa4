import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceOf } from './support/source-files';

/** The pages with documentation about the project; the change log is left out, because it names former paths too. */
const pages = [
	'README.md',
	'CONTRIBUTING.md',
	'SECURITY.md',
	...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.md'))
		.map((file) => join('docs', file)),
];

/** Folders of the project: a name in backticks that begins with one of them is a path. */
const FOLDERS = /^(?:companion-plugin|docs|domain|packages|schema|scripts|server|tests|web)\//;
/** `<name>`, `*` and braces in a path stand for any name. */
const PATTERN = /[<>*{}…]/;

/**
 * Returns true if a path leads to a file, a folder, or a module that is named without its ending.
 */
function leads(path: string): boolean {
	return ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, path + ending)));
}

/** Returns GitHub's anchors of the headings of a page. */
function headingsOf(page: string): string[] {
	return [...sourceOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\- _]/gu, '')
			.replaceAll(' ', '-'),
	);
}

describe.each(pages)('%s', (page) => {
	const text = sourceOf(page);

	it('links to files, folders and headings that exist', () => {
		const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
		const wrong = links.filter(([, path = '', heading]) => {
			const target = path === '' ? page : normalize(join(dirname(page), path));
			if (!leads(target)) return true;
			return heading !== undefined && !headingsOf(target).includes(heading);
		});
		expect(wrong.map(([link]) => link)).toEqual([]);
	});

	it('names paths that exist', () => {
		const names = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
		const paths = names.filter((name) => FOLDERS.test(name) && !PATTERN.test(name));
		expect(paths.filter((path) => !leads(path.replace(/\/$/, '')))).toEqual([]);
	});

	it('names scripts that package.json has', () => {
		const { scripts } = JSON.parse(sourceOf('package.json')) as { scripts: object };
		const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
		expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
	});
});

it('the table of the environment names every variable that the host takes', () => {
	const taken = [
		...sourceOf('server/environment-variables.ts').matchAll(/^\t([A-Z][A-Z0-9_]+):/gm),
	];
	expect(taken.length).toBeGreaterThan(30);
	const page = sourceOf('docs/deploy.md');
	const missing = taken
		.map(([, name = '']) => name)
		.filter((name) => !page.includes(`\`${name}\``));
	expect(missing).toEqual([]);
});

describe('the list of decisions', () => {
	it('names each record once', () => {
		const records = pages
			.filter((page) => /^docs\/decisions\/\d/.test(page))
			.map((page) => basename(page));
		const links = [...sourceOf('docs/decisions/README.md').matchAll(/\]\((\d[^)]+\.md)\)/g)];
		expect(links.map(([, name = '']) => name).sort()).toEqual(records.sort());
	});
});
