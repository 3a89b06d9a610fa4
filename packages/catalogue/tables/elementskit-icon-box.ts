import { bare, heading, section } from '../elements';
import type { CataloguePage } from '../page';
import { across, icon, picture, sides } from '../values';

export const page: CataloguePage = {
	title: 'ElementsKit icon box',
	purpose: 'calls',
	picture: 'i/H/t',
	kind: 'markup',
	sentence: 'The icon box of the most used add-on.',
	opening: bare(across(40)),
	variations: {
		'Icon above': section(bare(across(40)), [
			{
				ekit_icon_box_title_size: 'h3',
				ekit_icon_box_header_icons: icon('fas fa-anchor'),
				ekit_icon_box_title_text: 'Moorings',
				ekit_icon_box_description_text: 'Seven of them, all in the lee.',
			},
			heading(2, 'Icon beside, with a button'),
			{
				ekit_icon_box_title_size: 'h3',
				ekit_icon_box_header_icons: icon('fas fa-anchor'),
				ekit_icon_box_icon_position: 'left',
				ekit_icon_box_content_valign: 'middle',
				ekit_icon_box_title_text: 'Charts',
				ekit_icon_box_description_text: 'On paper, on board.',
				ekit_icon_box_btn_text: 'See the fleet',
				ekit_icon_box_btn_url: { url: '/fleet/' },
			},
			heading(2, 'Picture, centred'),
			{
				ekit_icon_box_title_size: 'h3',
				ekit_icon_box_header_icons: icon('fas fa-anchor'),
				ekit_icon_box_enable_header_icon: 'image',
				ekit_icon_box_header_image: picture(141, '2026/03/cala-ventosa-cove.jpg'),
				ekit_icon_box_text_align_responsive: 'center',
				ekit_icon_box_title_text: 'The bay',
				ekit_icon_box_description_text: 'As the skipper sees it.',
			},
			heading(2, 'The whole box is a link'),
			{
				ekit_icon_box_title_size: 'h3',
				ekit_icon_box_header_icons: icon('fas fa-anchor'),
				ekit_icon_box_title_text: 'Stories',
				ekit_icon_box_description_text: 'What others saw.',
				ekit_icon_box_show_global_link: 'yes',
				ekit_icon_box_global_link: { url: '/stories/' },
				ekit_icon_box_infobox_bg_padding: sides(24),
				ekit_icon_box_iocnbox_border_group_border: 'solid',
				ekit_icon_box_iocnbox_border_group_width: sides(1),
				ekit_icon_box_infobox_border_radious: sides(8),
			},
			heading(2, 'No icon'),
			{
				ekit_icon_box_title_size: 'h3',
				ekit_icon_box_header_icons: icon('fas fa-anchor'),
				ekit_icon_box_enable_header_icon: 'none',
				ekit_icon_box_title_text: 'Fuel',
				ekit_icon_box_description_text: 'Settled when you are back.',
			},
		]),
	},
};
