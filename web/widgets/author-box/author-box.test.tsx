import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/current-node';
import { renderWidget } from '../../elements/testing/render-on-server';
import { authorBox } from './index';

const node = (avatarUrl: string) =>
	({
		databaseId: 17,
		author: {
			node: {
				name: 'The crew',
				description: 'Out <b>early</b>.',
				uri: '/author/crew/',
				url: '',
				avatar: { url: avatarUrl, width: 192, height: 192 },
			},
		},
	}) as CurrentNode;

const render = (
	settings = {},
	current: CurrentNode | null = node('/wp-content/uploads/crew.jpg'),
) => renderWidget('author-box', settings, { widgets: [authorBox], node: current });

describe('the author box', () => {
	it('is about the author of the current content', async () => {
		const html = await render({ link_to: 'posts_archive', show_link: 'yes' });
		expect(html).toContain('<a href="/author/crew/">The crew</a>');
		expect(html).toContain('Out <b>early</b>.');
		expect(html).toContain('>All Posts</span>');
		expect(html).toContain('src="/wp-content/uploads/crew.jpg"');
	});

	it('asks no third party for a picture', async () => {
		const html = await render({}, node('https://secure.gravatar.com/avatar/1'));
		expect(html).not.toContain('gravatar');
		expect(html).toContain('<span aria-hidden="true">T</span>');
	});

	it('can be about somebody whom the editor describes', async () => {
		const html = await render({ source: 'custom', author_name: 'Harbour office' }, null);
		expect(html).toContain('>Harbour office</h4>');
	});

	it('is nothing where nobody wrote', async () => {
		expect(await render({}, null)).not.toContain('elementor-author-box__text');
	});
});
