import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { siteLogo } from './index';

const render = (settings = {}) =>
	renderWidget('theme-site-logo', settings, { widgets: [siteLogo] });

describe('the site logo', () => {
	it('has the name of the site and leads home', async () => {
		const html = await render({ image: { url: '/logo.svg' } });
		expect(html).toMatch(/<a href="\/"><img[^>]* src="\/logo\.svg"[^>]* alt="Boats"/);
	});

	it('leads where the editor wants, or nowhere', async () => {
		const image = { url: '/logo.svg' };
		expect(await render({ image, link_to: 'custom', link: { url: '/fleet/' } })).toContain(
			'<a href="/fleet/">',
		);
		expect(await render({ image, link_to: 'none' })).not.toContain('<a ');
		expect(
			await render({ image, link_to: 'custom', link: { url: 'javascript:alert(1)' } }),
		).not.toContain('javascript');
	});

	it('is nothing without a picture', async () => {
		for (const settings of [{}, { image: [] }, { image: 7 }]) {
			expect(await render(settings)).not.toContain('<img');
		}
	});
});
