import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/context/current-node';
import { renderWidget } from '../../elements/testing/render-on-server';
import { postExcerpt } from './index';

const render = (node: Partial<CurrentNode> | null, settings = {}) =>
	renderWidget('theme-post-excerpt', settings, {
		widgets: [postExcerpt],
		node: node as CurrentNode | null,
		sanitize: (html) => html.replaceAll(/<script.*?<\/script>/g, ''),
	});

describe('the excerpt', () => {
	it('is the summary of WordPress, sanitised', async () => {
		const html = await render({ excerpt: '<p>Seven bays.<script>alert(1)</script></p>\n' });
		expect(html).toContain('<p>Seven bays.</p>');
	});

	it('is the stored text where the content has no summary', async () => {
		expect(await render({ excerpt: '' }, { excerpt: 'Soon.' })).toContain('>Soon.<');
	});

	it('is nothing on a page that is about no content', async () => {
		expect(await render(null)).toMatch(/<div class="elementor-widget-container"><\/div>/);
	});
});
