import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/context/current-node';
import { renderOnServer, type ServerSetting } from '../../elements/testing/render-on-server';
import { Widget } from '../../elements/tree/widget';
import { postContent } from './index';

const element = {
	id: 'a1b2c3d',
	elType: 'widget',
	widgetType: 'theme-post-content',
	settings: {},
	renderedHtml: null,
	children: [],
};
const node = { databaseId: 17 } as CurrentNode;
const stored = (fields: object) => ({
	contentNode: {
		__typename: 'Post',
		id: 'cG9zdDoxNw==',
		content: null,
		hasPassword: false,
		...fields,
	},
});
const render = (content: object, setting: ServerSetting = {}) =>
	renderOnServer(<Widget element={element} />, {
		widgets: [postContent],
		node,
		execute: async ({ operationName }) => ({
			data: operationName === 'NodeContent' ? stored(content) : { contentNode: null },
		}),
		sanitize: (html) => html.replaceAll(/<script.*?<\/script>/g, ''),
		...setting,
	});

describe('the content', () => {
	it('is the markup of WordPress, sanitised', async () => {
		const html = await render({ content: '<p>Out at five.<script>alert(1)</script></p>' });
		expect(html).toContain('<div class="entry-content"><p>Out at five.</p></div>');
	});

	it('is the markup of core REST where WPGraphQL has none and no elements can be read, with the extension and without', async () => {
		const asked: string[] = [];
		const rest = async (path: string) => {
			asked.push(path);
			const body = { content: { rendered: '<p>Made by a tool.</p>', protected: false } };
			return { status: 200, body, total: 0, totalPages: 0 };
		};
		const page = { ...node, contentTypeName: 'page' } as CurrentNode;
		const setting = { node: page, rest };
		expect(await render({}, setting)).toContain('<p>Made by a tool.</p>');
		expect(asked).toEqual(['wp/v2/pages/17?_fields=content']);
		await render({ content: '<p>Written.</p>' }, setting);
		expect(await render({}, { ...setting, hasExtension: true })).toContain('Made by a tool.');
		await render({ hasPassword: true }, setting);
		await render({}, { ...setting, page: { isPreview: true } });
		expect(asked).toHaveLength(2);
	});

	it('is the picture or the link that WordPress shows for a file of the library', async () => {
		const rest = async (path: string) => {
			const isOfFile = path === 'wp/v2/media/17?_fields=description';
			const body = isOfFile
				? { description: { rendered: '<p class="attachment">The bay</p>' } }
				: {};
			return { status: 200, body, total: 0, totalPages: 0 };
		};
		const file = { ...node, contentTypeName: 'attachment' } as CurrentNode;
		expect(await render({}, { node: file, rest })).toContain('<p class="attachment">The bay</p>');
	});

	it('is nothing where core REST has none either', async () => {
		const page = { ...node, contentTypeName: 'page' } as CurrentNode;
		expect(await render({}, { node: page })).not.toContain('entry-content');
	});

	it('has a form for the password where WordPress keeps the content back', async () => {
		const html = await render({ hasPassword: true });
		expect(html).toContain('action="/wp-login.php?action=postpass" method="post"');
		expect(html).toContain('<input type="hidden" name="redirect_to" value="/bay/#password-17"/>');
	});

	it('is the page that the address names, with the way to the others', async () => {
		const content = '<p>One</p><p><!--nextpage--></p><p>Two</p>';
		const first = await render({ content }, { node: { ...node, uri: '/bay/' } });
		expect(first).toContain('<p>One</p>');
		expect(first).not.toContain('Two');
		expect(first).toContain('class="post-page-numbers" href="/bay/?page=2"');
		const url = new URL('https://boats.example/bay/?page=2');
		const second = await render({ content }, { node: { ...node, uri: '/bay/' }, page: { url } });
		expect(second).toContain('<p>Two</p>');
		expect(second).toContain('class="post-page-numbers" href="/bay/"');
		expect(second).toMatch(/aria-current="page">.*?2<\/span>/);
		const listed = await render({ content }, { node: { ...node, uri: '/other/' }, page: { url } });
		expect(listed).toContain('<p>One</p>');
		expect(listed).not.toContain('page-links');
	});

	it('is the content that the host unlocked', async () => {
		const page = { unlockedContent: '<p>The code of the boathouse.</p>' };
		const html = await render({ hasPassword: true }, { page });
		expect(html).toContain('The code of the boathouse.');
		expect(html).not.toContain('<form');
	});

	it('shows the written content of a post that was not designed', async () => {
		const html = await render({ content: '<p>Plain.</p>' }, { hasExtension: true });
		expect(html).toContain('<p>Plain.</p>');
	});

	it('is nothing on a page that is about no content', async () => {
		expect(await render({}, { node: null })).not.toContain('entry-content');
	});
});
