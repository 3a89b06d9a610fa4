import { join } from 'node:path';
import { loadContent } from '@outrigger/mock/content/load-content';
import {
	exportFile,
	faultsOf,
	load,
	postNamed,
	writeContent,
} from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { containerTree, sectionTree } from '../../tests/support/exports/elements';
import { builderKit, templateKit } from '../../tests/support/exports/kit-files';
import { nameForeignForm } from './foreign-form';

const tree = containerTree('Hello');

describe('a document of the builder in another form', () => {
	it.each<[string, unknown]>([
		['a bare list of elements', tree],
		['a bare list of sections', sectionTree('Hello')],
		['one element', tree[0]],
		['a document of a kit', { content: tree, settings: { hide_title: 'yes' }, metadata: [] }],
		[
			'a copy from the clipboard',
			{ type: 'elementor', siteurl: 'https://bay.example/wp-json/', elements: tree },
		],
		['an export whose settings are an empty text', { ...exportFile(tree), page_settings: '' }],
		[
			'an export whose settings are null',
			{ ...exportFile(tree), page_settings: null, conditions: '' },
		],
		['a tree under the name of its meta', { title: 'A', elementor_data: tree, page_settings: {} }],
		[
			'metas of the database, the tree as text',
			{ _elementor_data: JSON.stringify(tree), _elementor_page_settings: [] },
		],
		['an export whose tree is text', exportFile([], { content: JSON.stringify(tree) })],
	])('is a page: %s', async (_, value) => {
		const content = await load({ 'pages/a.json': value });
		const page = postNamed(content, 'a');
		expect(page.type).toBe('page');
		expect(page.content).toBe('<h2>Hello</h2>');
		expect(page.elementor?.elements[0]?.id).toMatch(/1a2b3c$/);
		expect(content.warnings).toEqual([]);
	});

	it('of a kit keeps its settings as page settings', async () => {
		const settings = { hide_title: 'yes' };
		const content = await load({ 'pages/a.json': { content: tree, settings } });
		expect(postNamed(content, 'a').elementor?.pageSettings).toEqual(settings);
	});

	it('under the name of its meta is the template of its type, and keeps its own tree', async () => {
		const { posts } = await load({
			'templates/a.json': { type: 'header', conditions: ['include/general'], elementor_data: tree },
			'pages/b.json': { ...exportFile(tree), elementor_data: sectionTree('Other') },
		});
		expect(posts.find(({ slug }) => slug === 'a')?.elementor?.type).toBe('header');
		expect(posts.find(({ slug }) => slug === 'b')?.content).toBe('<h2>Hello</h2>');
	});

	it('stays a list of posts where it is one', async () => {
		const content = await load({ 'posts/a.json': [{ title: 'One' }, { title: 'Two' }] });
		expect(content.posts.map(({ slug }) => slug)).toEqual(['one', 'two']);
	});
});

describe('an export that lies in the wrong folder', () => {
	it.each(['header', 'footer', 'single-post', 'archive', 'loop-item', 'popup', 'error-404'])(
		'gets its kind from its own type: a %s in pages',
		async (type) => {
			const conditions = ['include/general'];
			const { posts, warnings } = await load({
				'pages/deep/a.json': exportFile(tree, { type, conditions }),
			});
			expect(posts).toMatchObject([
				{ type: 'elementor_library', uri: null, elementor: { type, conditions } },
			]);
			expect(warnings).toEqual([
				`pages/deep/a.json, at type: "${type}", so it is a template: move the file into templates/`,
			]);
		},
	);

	it('gets a warning that a header without conditions shows nowhere', async () => {
		const { warnings } = await load({ 'pages/a.json': exportFile(tree, { type: 'header' }) });
		expect(warnings[0]).toContain('"conditions": ["include/general"] shows it everywhere');
	});

	it('is a page, where it is one of a whole page among the templates', async () => {
		const { posts, warnings } = await load({
			'templates/a.json': exportFile(tree, { type: 'wp-page' }),
		});
		expect(posts).toMatchObject([{ type: 'page', uri: '/a/' }]);
		expect(warnings[0]).toContain('move the file into pages/');
	});

	it('is a page of its own, where it is a section among the pages', async () => {
		const { posts, warnings } = await load({
			'pages/a.json': exportFile(tree, { type: 'section' }),
		});
		expect(posts).toMatchObject([{ type: 'page', uri: '/a/' }]);
		expect(warnings).toEqual([]);
	});

	it('has the type in its file’s name, where a template has none', async () => {
		const { posts } = await load({ 'templates/header.json': tree, 'templates/other.json': tree });
		expect(posts.map(({ elementor }) => elementor?.type)).toEqual(['header', 'page']);
	});
});

describe('an export by itself', () => {
	it('is a site as CONTENT_DIR, and a page at the top of the content folder', async () => {
		const dir = writeContent({ 'home.json': tree, 'site.json': { title: 'Beside' } });
		const alone = await loadContent(join(dir, 'home.json'));
		expect(alone.settings).toMatchObject({ title: 'Beside', showOnFront: 'page' });
		expect(postNamed(alone, 'home').uri).toBe('/');
		const inFolder = await loadContent(dir);
		expect(postNamed(inFolder, 'home').uri).toBe('/');
	});

	it('may have a file name that is no slug', async () => {
		const dir = writeContent({ 'LANDING PAGE 01.json': tree });
		const { posts } = await loadContent(join(dir, 'LANDING PAGE 01.json'));
		expect(posts.map(({ uri }) => uri)).toEqual(['/']);
	});

	it('is refused with its name, where it is something else', async () => {
		const dir = writeContent({ 'flow.json': { name: 'Mail', nodes: [], connections: {} } });
		await expect(loadContent(join(dir, 'flow.json'))).rejects.toThrow(
			/this is an n8n workflow, not a builder export/,
		);
		expect((await loadContent(dir)).warnings).toEqual([
			'flow.json: is left out: this is an n8n workflow, not a builder export',
		]);
	});
});

describe('JSON of another kind', () => {
	it.each<[string, unknown]>([
		['an n8n workflow', { name: 'x', nodes: [{ type: 'n8n' }], connections: {} }],
		[
			'a Bricks template',
			{
				content: [{ id: 'a', name: 'section', parent: 0, children: [] }],
				source: 'bricksCopiedElements',
			},
		],
		['a Divi layout', { context: 'et_builder', data: { '12': '[et_pb_section]' } }],
		[
			'JSON of WordPress’s block editor',
			{ __file: 'wp_block', title: 'x', content: '<!-- wp:paragraph -->' },
		],
		['JSON of WordPress’s block editor', [{ blockName: 'core/paragraph', attrs: {} }]],
		['a Lottie animation', { v: '5.5', fr: 30, ip: 0, op: 60, layers: [] }],
		['a package.json', { name: 'x', version: '1', type: 'module', scripts: {} }],
		['a composer.json', { name: 'x/y', require: {} }],
		['a tsconfig.json', { compilerOptions: {} }],
		['a web app manifest', { name: 'x', short_name: 'x', icons: [] }],
		['a theme.json of a block theme', { version: 3, settings: {}, styles: {} }],
		['JSON of another kind, with foo, bar', { foo: 1, bar: 2 }],
	])('is refused by its name: %s', async (name, value) => {
		expect(await faultsOf({ 'pages/a.json': value })).toEqual([
			`pages/a.json: this is ${name} → a builder export, or an object with the fields of docs/content.md`,
		]);
	});

	it('that is the manifest of a kit gets the advice to give the whole kit', () => {
		for (const manifest of [builderKit(), templateKit()].map((kit) => kit['manifest.json']))
			expect(nameForeignForm(manifest)).toContain('give the whole kit');
	});

	/** An element of the builder's version 4, as a bare list contains it. */
	const ATOMIC = {
		...{ id: '7115a769', elType: 'e-div-block', version: '0.0' },
		...{ settings: {}, styles: {}, elements: [] },
	};

	it('differs from everything that is content', () => {
		for (const value of [
			{},
			[],
			{ title: 'x' },
			exportFile(tree),
			tree,
			ATOMIC,
			[ATOMIC],
			{ content: '<p>x</p>' },
			{ name: 'Term' },
		])
			expect(nameForeignForm(value)).toBeNull();
	});
});
