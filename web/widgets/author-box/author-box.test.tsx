import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/context/current-node';
import { compileCss } from '../../elements/styles/compile-css';
import { renderWidget } from '../../elements/testing/render-on-server';
import { authorBox } from './index';
import { authorBoxStyles } from './styles';

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

	it('links the picture for pointers only and the name for all visitors', async () => {
		const html = await render({ link_to: 'posts_archive' });
		expect(html).toMatch(
			/<div class="elementor-author-box__avatar" aria-hidden="true"><a href="\/author\/crew\/" tabindex="-1">/i,
		);
		expect(await render()).not.toContain('tabindex');
	});

	it('draws a border round the picture only where that is switched on', () => {
		const border = { image_border_color: '#00ce1b', image_border_width: { unit: 'px', size: 4 } };
		const css = (settings: Record<string, unknown>) =>
			compileCss('.box', settings, authorBoxStyles, DEFAULT_BREAKPOINTS);
		expect(css({ ...border, image_border: 'yes' })).toMatch(/border:\s*2px solid/);
		expect(css({ ...border, image_border: 'yes' })).toContain('#00ce1b');
		expect(css(border)).not.toContain('border');
		expect(css({ alignment: 'center' })).toContain('--author-align');
	});

	it('shows a picture of another host, which comes through this one', async () => {
		const html = await render({}, node('https://secure.gravatar.com/avatar/1'));
		expect(html).toContain('src="https://secure.gravatar.com/avatar/1"');
		expect(await render({}, node(''))).toContain('<span aria-hidden="true">T</span>');
	});

	it('can be about a person that the editor describes', async () => {
		const html = await render({ source: 'custom', author_name: 'Harbour office' }, null);
		expect(html).toContain('>Harbour office</h4>');
	});

	it('is empty for content without an author', async () => {
		expect(await render({}, null)).not.toContain('elementor-author-box__text');
	});
});
