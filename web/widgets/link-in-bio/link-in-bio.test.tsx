import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { answerMedia, storedMedia } from '../../elements/testing/answer-media';
import { renderWidget } from '../../elements/testing/render-on-server';
import { linkInBio } from './index';
import { LinkInBioSettings } from './settings';
import { linkInBioStyles } from './styles';

const render = (settings: object, type = 'link-in-bio') =>
	renderWidget(type, settings, { widgets: [linkInBio], execute: answerMedia(storedMedia()) });

describe('a link in bio', () => {
	it('names its person once', async () => {
		const html = await render({
			identity_image: { id: 12, url: '/bay.jpg' },
			bio_heading: 'Ana <em>Nodi</em>',
			bio_heading_tag: 'h3',
			bio_title: 'Skipper',
			bio_title_tag: 'p',
			bio_description: 'At sea since 1999',
		});
		expect(html).toContain('<div class="e-link-in-bio e-link-in-bio">');
		expect(html).toMatch(/__identity-image-profile has-shape-circle"><img [^>]*alt=""/);
		expect(html).toContain(
			'<h3 class="e-link-in-bio__heading">Ana <em>Nodi</em></h3><p class="e-link-in-bio__title">Skipper</p><p class="e-link-in-bio__description">At sea since 1999</p>',
		);
	});

	it('names its picture without another name', async () => {
		const html = await render({
			identity_image: { id: 12, url: '/bay.jpg' },
			bio_heading: '',
			identity_image_style: 'cover',
		});
		expect(html).toMatch(/__identity-image-cover has-shape-circle"><img [^>]*alt="A bay"/);
		expect(html).not.toContain('__heading');
	});

	it('leads elsewhere by icons and links; an entry without an address is shown and is no link', async () => {
		const html = await render({
			icon: [
				{
					icon_platform: 'Instagram',
					icon_url: { url: 'https://instagram.example/nodi', is_external: 'on' },
				},
				{ icon_platform: 'Email', icon_mail: 'a@b.example', icon_mail_subject: 'Hi' },
				{ icon_platform: 'WhatsApp', icon_number: '+39 0' },
				{ icon_platform: 'Facebook' },
			],
			icons_size: 'large',
			cta_link: [
				{ cta_link_text: 'Fleet', cta_link_url: { url: '/fleet/' } },
				{ cta_link_text: 'Call', cta_link_type: 'Telephone', cta_link_number: '39' },
				{ cta_link_text: 'Bad', cta_link_url: { url: 'javascript:x' } },
				{ cta_link_text: '', cta_link_url: { url: '/a/' } },
			],
		});
		expect(html).toContain(
			'has-size-large"><li class="e-link-in-bio__icon has-platform-instagram"><a href="https://instagram.example/nodi" target="_blank" rel="noopener" aria-label="Instagram" class="e-link-in-bio__icon-link">',
		);
		expect(html).toContain('href="mailto:a@b.example?subject=Hi"');
		expect(html).toContain('href="https://wa.me/390"');
		expect(html).toContain(
			'has-type-button"><li><a href="/fleet/" class="e-link-in-bio__cta has-corners-rounded"><span class="e-link-in-bio__cta-inner"><span class="e-link-in-bio__cta-text">Fleet</span></span></a></li><li><a href="tel:39"',
		);
		expect(html).toContain('has-platform-facebook"><span class="e-link-in-bio__icon-link"><svg');
		expect(html).toMatch(/<li><span class="e-link-in-bio__cta [^>]*>.*Bad/);
		// The widget omits a row without a text.
		expect(html).not.toMatch(/javascript|href="\/a\/"/);
	});

	it.each([2, 3, 4, 5, 6, 7])('has the variant %i', async (number) => {
		const html = await render(
			{ advanced_layout_full_width_custom: 'yes' },
			`link-in-bio-var-${number}`,
		);
		expect(html).toContain(`class="e-link-in-bio e-link-in-bio-var-${number} is-full-width"`);
	});

	it('has links as plain ones, with borders and pictures', async () => {
		const cta_link = [
			{
				cta_link_text: 'A',
				cta_link_url: { url: '/a/' },
				cta_link_image: { id: 12, url: '/bay.jpg' },
			},
		];
		const plain = await render({ cta_link, cta_links_type: 'link', cta_links_show_border: 'yes' });
		expect(plain).toMatch(
			/has-type-link"><li><a href="\/a\/" class="e-link-in-bio__cta"><span class="e-link-in-bio__cta-inner"><span class="e-link-in-bio__cta-image"><img/,
		);
		const html = await render({ cta_link, cta_links_show_border: 'yes' });
		expect(html).toContain('e-link-in-bio__cta has-corners-rounded has-border"');
	});

	it('turns its style controls into rules', () => {
		const css = compileCss(
			'.e',
			{
				cta_links_background_color: '#123',
				bio_heading_text_color: '#456',
				identity_image_size: { unit: 'px', size: 90 },
			},
			linkInBioStyles,
			DEFAULT_BREAKPOINTS,
		);
		expect(css).toContain(
			'.e .e-link-in-bio{--e-link-in-bio-identity-image-size:90px;--e-link-in-bio-ctas-bg:#123}',
		);
		expect(css).toContain('.e-link-in-bio__heading{color:#456}');
	});

	it('has grounds, borders and a place in its picture', () => {
		const css = compileCss(
			'.e',
			{
				background_border_background_group_background: 'classic',
				background_border_background_group_color: '#123',
				background_overlay_opacity: { unit: 'px', size: 0.3 },
				background_show_border: 'yes',
				background_border_width: { unit: 'px', size: 4 },
				background_border_color: '#456',
				identity_image_border_color: '#789',
				identity_image_height: { unit: 'px', size: 240 },
				identity_image_position: 'top left',
			},
			linkInBioStyles,
			DEFAULT_BREAKPOINTS,
		);
		expect(css).toContain('background-color:#123');
		expect(css).toContain('.e-link-in-bio__bg-overlay{opacity:0.3}');
		expect(css).toMatch(/__bg\{[^}]*border:1px solid #000;border-width:4px;border-color:#456/);
		expect(css).toContain('--e-link-in-bio-identity-cover-height:240px');
		expect(css).toContain('object-position:top left');
		// The editor has not switched that border on.
		expect(css).not.toContain('#789');
	});

	it.each([[{}], [[]], [{ icon: 3, cta_link: {}, bio_heading_tag: 'script' }]])(
		'parses %j',
		(settings) => {
			const parsed = parse(LinkInBioSettings, settings);
			expect([parsed.icon.length, parsed.cta_link.length, parsed.bio_heading_tag]).toEqual([
				3,
				4,
				'h2',
			]);
		},
	);
});
