import { ContentError } from '@outrigger/formats/content-folder/content-error';
import { describe, expect, it } from 'vitest';
import { loadContent } from './load-content';
import {
	type ContentFolder,
	exportFile,
	load,
	problemsOf,
	writeContent,
} from './testing/content-folder';

/** What is wrong → the folder → what the start says. */
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
	it.each(BAD)('says where: %s', async (_, files, said) => {
		expect(await problemsOf(files)).toEqual(said);
	});

	it('is told all at once, with the folder and readable lines', async () => {
		const dir = writeContent({ 'pages/a.json': '{', 'posts/b.md': '---\nstatus: new\n---\n' });
		const error: unknown = await loadContent(dir).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(ContentError);
		expect(String(error)).toBe(
			[
				`ContentError: The content in ${dir} cannot be served, 2 problems:`,
				'',
				'  pages/a.json, at line 1, column 2',
				'    found: the end of the file',
				'    taken: } or one more "name"',
				'',
				'  posts/b.md, at status',
				'    found: "new"',
				'    taken: publish, draft, pending, private, future, trash',
				'',
			].join('\n'),
		);
	});

	it('names CONTENT_DIR when there is no such folder', async () => {
		await expect(loadContent('/nowhere/content')).rejects.toThrow('(CONTENT_DIR)');
	});

	it('quotes at most 80 characters of what it found', async () => {
		const [said = ''] = await problemsOf({ 'pages/a.json': { status: 'x'.repeat(500) } });
		expect(said.length).toBeLessThan(200);
		expect(said).toContain('xxx…');
	});

	it('ends with a message when JSON is nested too deep to be read', async () => {
		const depth = 200_000;
		const text = `{"content":${'['.repeat(depth)}`;
		expect(await problemsOf({ 'pages/a.json': text })).toHaveLength(1);
	});

	it('takes a deeply nested tree of elements', async () => {
		let tree: object = { id: 'leaf', elType: 'widget', widgetType: 'heading' };
		for (let depth = 0; depth < 2000; depth++)
			tree = { id: `c${depth}`, elType: 'container', elements: [tree] };
		const { posts } = await load({ 'pages/a.json': JSON.stringify(exportFile([tree])) });
		expect(posts[0]?.elementor?.elements).toHaveLength(2001);
	});
});
