import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { testimonial } from './index';
import { TestimonialSettings } from './settings';

const registry = createRegistry([testimonial]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'testimonial', settings }], registry);
const said = {
	testimonial_content: 'The bay was <em>ours</em>.',
	testimonial_name: 'A guest',
	testimonial_job: 'August',
};

describe('testimonial', () => {
	it('is a quotation with its author', () => {
		expect(render(said).html).toContain(
			'<figure class="elementor-testimonial-wrapper"><blockquote class="elementor-testimonial-content"><p>The bay was <em>ours</em>.</p></blockquote><figcaption class="elementor-testimonial-meta elementor-testimonial-image-position-aside"><span class="elementor-testimonial-meta-inner"><span class="elementor-testimonial-details"><span class="elementor-testimonial-name">A guest</span><span class="elementor-testimonial-job">August</span></span></span></figcaption></figure>',
		);
	});

	it('has a portrait beside or above the name', () => {
		const testimonial_image = { url: '/guest.jpg', alt: '' };
		const { html } = render({ ...said, testimonial_image, testimonial_image_position: 'top' });
		expect(html).toContain('elementor-has-image elementor-testimonial-image-position-top');
		expect(html).toContain(
			'<span class="elementor-testimonial-image"><img src="/guest.jpg" alt=""',
		);
	});

	it('leads by one stop to where they are: the name, else the role', () => {
		expect(render({ ...said, link: { url: '/guests/' } }).html).toContain(
			'<a href="/guests/" class="elementor-testimonial-name">A guest</a>',
		);
		expect(render({ ...said, link: '/guests/' }).html.match(/<a /g)).toHaveLength(1);
		expect(
			render({ testimonial_name: '', testimonial_job: 'August', link: '/guests/' }).html,
		).toContain('job">August</a>');
		expect(render({ ...said, link: 'javascript:alert(1)' }).html).not.toContain('<a');
	});

	it('is empty without a text', () => {
		const nobody = { testimonial_name: '', testimonial_job: '' };
		expect(render(nobody).html).not.toContain('<figure');
		expect(render({ ...nobody, testimonial_content: 'Ours.' }).html).not.toContain('<figcaption');
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			...said,
			testimonial_alignment: 'left',
			content_content_color: '#222',
			image_size: { unit: 'px', size: 90 },
			name_text_color: '#0a6e77',
		});
		expect(css).toContain(' .elementor-testimonial-wrapper{text-align:left}');
		expect(css).toContain(' .elementor-testimonial-content{color:#222}');
		expect(css).toContain(' .elementor-testimonial-image img{inline-size:90px;block-size:90px}');
		expect(css).toContain(' .elementor-testimonial-name{color:#0a6e77}');
	});

	it.each([[{}], [[]], [{ testimonial_content: {}, testimonial_image: 7, link: [] }]])(
		'parses %j',
		(settings) => {
			expect(parse(TestimonialSettings, settings)).toMatchObject({
				testimonial_content: '',
				testimonial_image: { id: null },
				testimonial_image_position: 'aside',
			});
		},
	);
});
