import { ContentError } from '@outrigger/formats/content-folder/content-error';
import { describe, expect, it } from 'vitest';
import { loadContent } from './load-content';
import {
	type ContentFolder,
	exportFile,
	faultsOf,
	load,
	postNamed,
	writeContent,
} from './testing/content-folder';

/** The fault → the folder → the message at the start. */
const BAD: [string, ContentFolder, string[]][] = [
	[
		'a comma too many in JSON',
		{ 'pages/about.json': '{\n  "title": "About",\n}' },
		['pages/about.json, at line 3, column 1: "}" → a "name" in double quotes'],
	],
	[
		'JSON that ends too early',
		{ 'terms.json': '[{"name": "Sea"' },
		['terms.json, at line 1, column 16: the end of the file → } or one more "name"'],
	],
	[
		'a line break inside a JSON text',
		{ 'kit.json': '{"settings": {"a": "x\ny"}}' },
		[
			'kit.json, at line 1, column 22: "\\n" → the text to go on or end with a double quote (line breaks are \\n)',
		],
	],
	[
		'an empty JSON file',
		{ 'users.json': '' },
		[
			'users.json, at line 1, column 1: the end of the file → a value: an object, list, "text", number, true, false or null',
		],
	],
	[
		'broken front matter',
		{ 'posts/a.md': '---\ntitle: A\ntags: [sea\n---\nText' },
		[
			'posts/a.md, at line 3, column 11: Flow sequence in block collection must be sufficiently indented and end with a ] → YAML between the lines of ---',
		],
	],
	[
		'front matter without an end',
		{ 'posts/a.md': '---\ntitle: A\n\nText' },
		['posts/a.md, at line 1: front matter without an end → a second line of --- after it'],
	],
	[
		'front matter that is a list',
		{ 'posts/a.md': '---\n- a\n- b\n---\nText' },
		['posts/a.md, at front matter: ["a","b"] → YAML with name: value lines'],
	],
	[
		'a page that is a list of something else',
		{ 'pages/a.json': '[7]' },
		['pages/a.json, at [0]: 7 → an object'],
	],
	[
		'lists that are none',
		{
			'users.json': {},
			'menus.json': { name: 'x' },
			'media.json': 7,
			'terms.json': { category: 7 },
		},
		[
			'media.json: 7 → a list',
			'menus.json: {"name":"x"} → a list',
			'terms.json, at category: 7 → a list of terms',
			'users.json: {} → a list',
		],
	],
];

describe('content that cannot be served', () => {
	it.each(BAD)('is a fault with its place: %s', async (_, files, said) => {
		expect(await faultsOf(files)).toEqual(said);
	});

	it('the error reports all problems at once, with the folder and readable lines', async () => {
		const dir = writeContent({ 'terms.json': '{', 'site.json': { timezone: 7 } });
		const error: unknown = await loadContent(dir).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(ContentError);
		expect(String(error)).toBe(
			[
				`ContentError: The content in ${dir} cannot be served, 2 problems:`,
				'',
				'  site.json, at timezone',
				'    found: 7',
				'    taken: text',
				'',
				'  terms.json, at line 1, column 2',
				'    found: the end of the file',
				'    taken: } or one more "name"',
				'',
			].join('\n'),
		);
	});

	it('is one wrong post only, and all others are loaded', async () => {
		const { posts, warnings } = await load({
			'pages/broken.json': '{"title": "A"',
			'pages/good.json': { title: 'Good' },
			'pages/odd.json': { title: 'Odd', menuOrder: 'first', excerpt: 'Kept' },
			'pages/child.json': { title: 'Child', parent: 'broken' },
			'posts/hidden.json': { title: 'Hidden', password: { a: 1 } },
			'posts/n8n.json': { nodes: [], connections: {} },
			'menus.json': [{ name: 'Main', items: [{ page: 'broken' }, { page: 'good' }] }],
			'site.json': { pageOnFront: 'broken' },
		});
		expect(posts.map(({ slug, status, title }) => [slug, status, title])).toEqual([
			['hidden', 'draft', 'Hidden'],
			['broken', 'draft', 'Broken'],
			['child', 'publish', 'Child'],
			['good', 'publish', 'Good'],
			['odd', 'publish', 'Odd'],
		]);
		expect(postNamed({ posts } as never, 'odd')).toMatchObject({ menuOrder: 0, excerpt: 'Kept' });
		expect(warnings.filter((one) => one.includes('left out'))).toEqual([
			expect.stringMatching(/^posts\/n8n\.json: left out: this is an n8n workflow/),
			expect.stringMatching(/^pages\/broken\.json, at line 1, column 14: left out/),
			'posts/hidden.json, at password: left out: {"a":1}; taken: text',
			'pages/odd.json, at menuOrder: left out: "first"; taken: a whole number',
		]);
	});

	it('gives the second of two posts another id, slug and address', async () => {
		const { posts } = await load({
			'pages/a.json': { databaseId: 7, slug: 'light' },
			'pages/b.json': { databaseId: 7, slug: 'light' },
			'posts/light.md': 'Text',
		});
		expect(posts.map(({ uri }) => uri)).toEqual(['/light/', '/light-2/', '/light-2-2/']);
		expect(new Set(posts.map(({ databaseId }) => databaseId)).size).toBe(3);
	});

	it('names CONTENT_DIR when there is no such folder', async () => {
		await expect(loadContent('/nowhere/content')).rejects.toThrow('(CONTENT_DIR)');
	});

	it('is quoted with at most 80 characters', async () => {
		const [said = ''] = await faultsOf({ 'pages/a.json': { status: 'x'.repeat(500) } });
		expect(said.length).toBeLessThan(200);
		expect(said).toContain('xxx…');
	});

	it('ends with a message when JSON is nested too deep to be read', async () => {
		const depth = 200_000;
		const text = `{"content":${'['.repeat(depth)}`;
		expect(await faultsOf({ 'pages/a.json': text })).toHaveLength(1);
	});

	it('takes a deeply nested tree of elements', async () => {
		let tree: object = { id: 'leaf', elType: 'widget', widgetType: 'heading' };
		for (let depth = 0; depth < 2000; depth++)
			tree = { id: `c${depth}`, elType: 'container', elements: [tree] };
		const { posts } = await load({ 'pages/a.json': JSON.stringify(exportFile([tree])) });
		expect(posts[0]?.elementor?.elements).toHaveLength(2001);
	});
});
