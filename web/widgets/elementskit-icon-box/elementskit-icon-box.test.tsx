import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { elementsKitIconBox } from './index';

const render = (settings: Record<string, unknown>) =>
	renderElements(
		[{ widgetType: 'elementskit-icon-box', settings }],
		createRegistry([elementsKitIconBox]),
	);
const BOX = {
	ekit_icon_box_title_text: 'Family law',
	ekit_icon_box_title_size: 'h4',
	ekit_icon_box_description_text: 'Who gets the boat',
	ekit_icon_box_header_icons: { value: 'fas fa-anchor', library: 'fa-solid' },
};

describe('elementskit-icon-box', () => {
	it('is an icon, a title and a text', () => {
		const { html } = render(BOX);
		expect(html).toMatch(
			/infobox--top"><div class="elementskit-infobox__icon"><span class="elementor-icon"><svg/,
		);
		expect(html).toContain('<h4 class="elementskit-info-box-title">Family law</h4>');
		expect(html).toContain('<p class="elementskit-infobox__text">Who gets the boat</p>');
	});

	it('has no button that leads nowhere, and one that does', () => {
		const button = { ...BOX, ekit_icon_box_btn_text: 'Learn more' };
		expect(render(button).html).not.toContain('Learn more');
		const leading = { ...button, ekit_icon_box_btn_url: { url: '/law/' } };
		expect(render(leading).html).toContain(
			'<a href="/law/" class="elementskit-btn">Learn more</a>',
		);
		expect(render({ ...leading, ekit_icon_box_enable_btn: '' }).html).not.toContain('Learn more');
	});

	it('leads somewhere as a whole where its switch is on', () => {
		const link = { ...BOX, ekit_icon_box_global_link: { url: '/law/' } };
		expect(render(link).html).not.toContain('href');
		const { html } = render({ ...link, ekit_icon_box_show_global_link: 'yes' });
		expect(html).toMatch(/<a href="\/law\/" class="e-box-link"><span[^>]*>Family law</);
	});

	it('shows no icon where none is wanted', () => {
		for (const kind of ['none', 'image']) {
			expect(render({ ...BOX, ekit_icon_box_enable_header_icon: kind }).html).not.toContain('<svg');
		}
	});

	it('takes the looks of the add-on', () => {
		const { css } = render({
			...BOX,
			ekit_icon_box_infobox_bg_group_background: 'classic',
			ekit_icon_box_infobox_bg_group_color: '#F7F6F3',
			ekit_icon_box_infobox_bg_padding: { unit: 'px', top: 40, right: 30, bottom: 30, left: 30 },
			ekit_icon_icon_size: { unit: 'px', size: 36, sizes: [] },
			ekit_icon_box_icon_primary_color: '#B68C5A',
		});
		expect(css).toMatch(/background-color:#F7F6F3;[^}]*padding:40px 30px 30px/i);
		expect(css).toMatch(/\.elementor-icon\{font-size:36px;color:#B68C5A/i);
	});
});
