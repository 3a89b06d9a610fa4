import { expect, it } from 'vitest';
import { createAddOns } from '../add-ons';

const known = (settings: Record<string, unknown>) =>
	createAddOns().nameWidget({ widgetType: 'jkit_icon_box', settings, renderedHtml: null });

it('an icon box of Jeg Elementor Kit has its words, its icon and the looks of its devices', () => {
	const padding = { unit: 'px', top: '40', right: '40', bottom: '40', left: '40' };
	const icon = { value: 'fas fa-lock', library: 'fa-solid' };
	const { widgetType, settings } = known({
		sg_icon_text: 'Moorings',
		sg_icon_description: 'Six of them.',
		sg_icon_header: icon,
		sg_readmore_button_label: 'More',
		st_container_padding_responsive_mobile: padding,
		st_container_background_background_color_b: '#121638',
		__globals__: { st_content_title_color_responsive: 'globals/colors?id=text' },
	});
	expect(widgetType).toBe('elementskit-icon-box');
	expect(settings).toMatchObject({
		ekit_icon_box_enable_header_icon: 'icon',
		ekit_icon_box_header_icons: icon,
		ekit_icon_box_title_text: 'Moorings',
		ekit_icon_box_description_text: 'Six of them.',
		ekit_icon_box_enable_btn: '',
		ekit_icon_box_infobox_bg_padding_mobile: padding,
		ekit_icon_box_infobox_bg_group_color_b: '#121638',
		__globals__: { ekit_icon_title_color: 'globals/colors?id=text' },
	});
});

it('one with a picture and a button shows both', () => {
	const image = { url: 'https://bay.example/a.png', id: 3 };
	const { settings } = known({
		sg_icon_type: 'image',
		sg_icon_image: image,
		sg_readmore_enable_button: 'yes',
		sg_readmore_button_label: 'More',
	});
	expect(settings).toMatchObject({
		ekit_icon_box_enable_header_icon: 'image',
		ekit_icon_box_header_image: image,
		ekit_icon_box_enable_btn: 'yes',
		ekit_icon_box_btn_text: 'More',
	});
	expect(known({ __globals__: [] }).settings.__globals__).toEqual([]);
});
