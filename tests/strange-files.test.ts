import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadContent } from '@outrigger/mock/content/load-content';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openSite } from '../server/testing/whole-site';
import { containerTree } from './support/exports/elements';
import { builderKit, templateKit } from './support/exports/kit-files';
import { type Mutation, mutated, mutations } from './support/exports/mutations';
import { wxrFile } from './support/exports/wxr-file';

const page = (title: string) => ({
	title,
	type: 'page',
	version: '0.4',
	page_settings: { background_background: 'classic' },
	content: containerTree(title),
});

/** Each form in which content may be put into the folder: its files by path. */
const FORMS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	'an export among the pages': { 'pages/odd.json': page('Odd') },
	'an export of a template': { 'templates/odd.json': { ...page('Odd'), type: 'header' } },
	'an export by itself': { 'odd.json': page('Odd') },
	'a bare list of elements': { 'odd.json': containerTree('Odd') },
	'a list of posts': { 'posts/odd.json': [{ title: 'One' }, { title: 'Two', content: 'Text' }] },
	'a kit of the builder': within('odd', builderKit()),
	'a template kit': within('odd', templateKit()),
	'a WordPress export file': {
		'odd.xml': wxrFile({ posts: [{ id: 5, title: 'Odd', type: 'page', content: 'Text' }] }),
	},
};

function within(folder: string, files: Readonly<Record<string, unknown>>) {
	return Object.fromEntries(
		Object.entries(files).map(([path, value]) => [`${folder}/${path}`, value]),
	);
}

const made: string[] = [];
afterAll(() => {
	for (const dir of made) rmSync(dir, { recursive: true, force: true });
});

/** A content folder with a good page, a menu that names it, and a form with one damaged file. */
function folderWith(form: string, share: number, changes: readonly Mutation[]): string {
	const dir = mkdtempSync(join(tmpdir(), 'outrigger-strange-'));
	made.push(dir);
	const write = (path: string, bytes: string | Buffer) => {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), bytes);
	};
	write('site.json', '{"title": "Bay", "pageOnFront": "good"}');
	write('pages/good.json', JSON.stringify(page('Good')));
	write('menus.json', '[{"name": "Main", "items": [{"page": "good"}]}]');
	const files = Object.entries(FORMS[form] ?? {});
	const hit = Math.floor(files.length * share);
	for (const [at, [path, value]] of files.entries()) {
		const text = typeof value === 'string' ? value : JSON.stringify(value);
		write(path, at === hit ? mutated(text, changes) : text);
	}
	return dir;
}

/** The numbers of runs; `npm run test:all` runs more. */
const RUNS = process.env.FULL_MATRIX ? { loads: 1500, visits: 200 } : { loads: 200, visits: 30 };

const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const changes = fc.array(mutations, { minLength: 1, maxLength: 3 });

describe('one file that has suffered', () => {
	it.each(Object.keys(FORMS))('stops nothing else: %s', async (form) => {
		await fc.assert(
			fc.asyncProperty(share, changes, async (at, suffered) => {
				const { posts } = await loadContent(folderWith(form, at, suffered));
				expect(posts.find(({ slug, type }) => slug === 'good' && type === 'page')).toMatchObject({
					uri: '/',
					status: 'publish',
				});
			}),
			{ numRuns: RUNS.loads },
		);
	});

	it('leaves every page an answer, its own included', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...Object.keys(FORMS)),
				share,
				changes,
				async (form, at, suffered) => {
					const { get, app } = await openSite(folderWith(form, at, suffered));
					const good = await get('/');
					expect([good.status, await good.text()]).toEqual([200, expect.stringContaining('Good')]);
					expect((await get('/odd/')).status).toBeLessThan(500);
					await app.close();
				},
			),
			{ numRuns: RUNS.visits },
		);
	});

	it('of UTF-16 is read correctly', async () => {
		const suffered: Mutation[] = [{ kind: 'encode', encoding: 'utf16le', place: 0 }];
		const { posts } = await loadContent(folderWith('an export by itself', 0, suffered));
		expect(posts.map(({ title }) => title)).toContain('Odd');
	});
});
