import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { imageBox } from './index';
import { ImageBoxSettings } from './settings';

const registry = createRegistry([imageBox]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'image-box', settings }], registry);
const image = { id: '', url: '/bay.jpg', alt: 'A bay' };

describe('image-box', () => {
	it('is a picture with title and description', () => {
		const { html } = render({
			image,
			title_text: 'Coves',
			description_text: 'Only <b>by</b> boat.',
		});
		expect(html).toMatch(
			/<figure class="elementor-image-box-img"><img src="\/bay.jpg" alt="A bay"[^>]*><\/figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Coves<\/h3><p class="elementor-image-box-description">Only <b>by<\/b> boat.<\/p><\/div>/,
		);
	});

	it('leads to one place by one stop: the title', () => {
		const { html } = render({ image, title_text: 'Coves', link: { url: '/coves/' } });
		expect(html).toContain('<a href="/coves/" tabindex="-1" aria-hidden="true"><img');
		expect(html).toContain(
			'<h3 class="elementor-image-box-title"><a href="/coves/">Coves</a></h3>',
		);
	});

	it('names the link of a picture without title', () => {
		expect(render({ image, title_text: '', link: { url: '/coves/' } }).html).toContain(
			'<a href="/coves/" aria-label="A bay">',
		);
	});

	it('leaves out missing parts', () => {
		expect(render({ title_text: 'Coves', title_size: 'h2' }).html).toMatch(
			/wrapper"><div class="elementor-image-box-content"><h2/,
		);
		expect(render({ image, title_text: '' }).html).not.toContain('elementor-image-box-content');
		expect(render({ image, link: 'javascript:alert(1)', title_text: 'x' }).html).not.toContain(
			'<a',
		);
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			position: 'left',
			content_vertical_alignment: 'middle',
			image_space: { unit: 'px', size: 24 },
			image_size: { unit: '%', size: 40 },
			title_color: '#111',
			image_opacity: { size: 0.5 },
		});
		expect(css).toContain(
			' .elementor-image-box-wrapper{--media-box-margin:-1lh 0 0;--box-align:center;--media-box-space:24px}',
		);
		expect(css).toContain(' .elementor-image-box-img{width:40%}');
		expect(css).toContain(' .elementor-image-box-img img{opacity:0.5}');
		expect(css).toContain(' .elementor-image-box-title{color:#111}');
		expect(css).toContain('(min-width:768px){');
	});

	it.each([[{}], [[]], [{ image: 3, title_size: 'x', title_text: [] }]])(
		'parses %j',
		(settings) => {
			expect(parse(ImageBoxSettings, settings)).toMatchObject({
				image: { id: null, url: '' },
				title_size: 'h3',
				title_text: 'This is the heading',
				thumbnail_size: 'full',
			});
		},
	);
});
