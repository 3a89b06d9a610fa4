import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerMedia, storedMedia } from '../../elements/testing/answer-media';
import { renderElements } from '../../elements/testing/render-elements';
import { renderOnServer } from '../../elements/testing/render-on-server';
import { BuilderDocument } from '../../elements/tree/builder-document';
import { createRegistry } from '../../elements/tree/define-widget';
import { image } from './index';
import { ImageSettings } from './settings';

const library = answerMedia(
	storedMedia({ caption: '<p>The bay at <em>noon</em></p>\n' }),
	storedMedia({ databaseId: 13, altText: '', title: 'Buoy' }),
);
const BAY = { id: 12, url: '/stored.jpg' };
const BUOY = { id: 13, url: '/stored.jpg' };

function render(settings: Record<string, unknown>) {
	const node = {
		id: 'e0',
		elType: 'widget',
		widgetType: 'image',
		renderedHtml: null,
		children: [],
	};
	return renderOnServer(
		<BuilderDocument
			document={{ databaseId: 7, type: 'wp-page' }}
			nodes={[{ ...node, settings }]}
		/>,
		{ widgets: [image], execute: library },
	);
}

describe('image', () => {
	it('is a picture alone, in the large size unless the editor chose otherwise', async () => {
		expect(await render({ image: BAY })).toMatch(
			/<div class="elementor-widget-container"><img src="\/bay-1024x683.jpg"[^>]*alt="A bay"[^>]*\/><\/div>/,
		);
		expect(await render({ image: BAY, image_size: 'full' })).toContain('src="/bay.jpg"');
	});

	it('requests no larger file than the shown size', async () => {
		const width = { unit: 'px', size: 200 };
		expect(await render({ image: BAY, width })).toContain('(max-width: 200px) 100vw, 200px');
		const width_mobile = { unit: '%', size: 100 };
		expect(await render({ image: BAY, width, width_mobile })).toContain('1024px) 100vw');
	});

	it('has the caption that the media library has, or one of its own', async () => {
		expect(await render({ image: BAY, caption_source: 'attachment' })).toMatch(
			/<figure class="wp-caption"><img[^>]*><figcaption class="widget-image-caption wp-caption-text">The bay at <em>noon<\/em><\/figcaption><\/figure>/,
		);
		expect(await render({ image: BAY, caption_source: 'custom', caption: 'Ours' })).toContain(
			'wp-caption-text">Ours</figcaption>',
		);
		expect(await render({ image: BAY, caption: 'Not asked for' })).not.toContain('figure');
		expect(await render({ image: BUOY, caption_source: 'attachment' })).toContain(
			'<figcaption class="widget-image-caption wp-caption-text"></figcaption>',
		);
	});

	it('opens the whole picture in the lightbox, and without script as a file', async () => {
		const html = await render({ image: BAY, link_to: 'file', open_lightbox: 'yes' });
		expect(html).toContain('<a href="/bay.jpg" data-elementor-open-lightbox="yes"');
		expect(html).toContain('data-elementor-lightbox-title="Bay"');
		expect(html).toContain('data-e-action-hash="#elementor-action%3Aaction%3Dlightbox');
	});

	it('leads to the editor’s link', async () => {
		const link = { url: '/fleet/', nofollow: 'on' };
		expect(await render({ image: BAY, link_to: 'custom', link })).toContain(
			'<a href="/fleet/" rel="nofollow"><img',
		);
		expect(await render({ image: BAY, link })).not.toContain('<a');
	});

	it('names a link around a picture without a text', async () => {
		expect(await render({ image: BUOY, link_to: 'file' })).toContain('aria-label="Buoy"');
		expect(await render({ image: BAY, link_to: 'file' })).not.toContain('aria-label');
		expect(await render({ image: { url: '/x.png' }, link_to: 'file' })).toContain(
			'aria-label="Open the picture"',
		);
	});

	it('moves under the pointer if the editor wants it', async () => {
		expect(await render({ image: BAY, hover_animation: 'grow' })).toContain(
			'class="elementor-animation-grow"',
		);
		expect(await render({ image: BAY, hover_animation: '" onload="x' })).not.toContain('onload');
	});

	it('leads nowhere and shows nothing that a browser must not load', async () => {
		const evil = { url: 'javascript:alert(1)' };
		expect(await render({ image: evil, link_to: 'file' })).not.toMatch(/javascript|<a|<img/);
		expect(await render({ image: BAY, link_to: 'custom', link: evil })).not.toMatch(
			/javascript|<a/,
		);
		expect(await render({})).not.toMatch(/<img|<figure/);
	});

	it('turns its style controls into rules', () => {
		const { css } = renderElements(
			[
				{
					widgetType: 'image',
					settings: {
						align: 'left',
						width: { unit: '%', size: 50 },
						height: { unit: 'px', size: 200 },
						'object-fit': 'cover',
						opacity: { size: 0.8 },
						css_filters_hover_css_filter: 'custom',
						css_filters_hover_blur: { size: 2 },
						image_border_radius: { unit: 'px', top: 4, right: 4, bottom: 4, left: 4 },
						text_color: '#333',
						caption_space: { unit: 'px', size: 12 },
					},
				},
			],
			createRegistry([image]),
		);
		expect(css).toContain('{text-align:left}');
		expect(css).toContain(
			' img{margin-left:0;margin-right:auto;width:50%;height:200px;object-fit:cover;opacity:0.8;border-radius:4px}',
		);
		expect(css).toContain(
			':hover img{filter:brightness(100%) contrast(100%) saturate(100%) blur(2px) hue-rotate(0deg)}',
		);
		expect(css).toContain(' .widget-image-caption{color:#333;margin-block-start:12px}');
	});

	it.each([[{}], [[]], [{ image: 'x', image_size: {}, link_to: 'moon', open_lightbox: [] }]])(
		'parses %j',
		(settings) => {
			expect(parse(ImageSettings, settings)).toMatchObject({
				image: { id: null },
				image_size: 'large',
				link_to: 'none',
				open_lightbox: 'default',
			});
		},
	);
});
