import { type StrangeDesign, widget } from './strange-values';

/** A value as the builder stores it since version 4. */
const atom = ($$type: string, value: unknown) => ({ $$type, value });

/** Widgets of add-ons and of version 4 that correspond to a builder's widget with another name. */
const othersNames: StrangeDesign[] = [
	{
		name: 'a bar of an add-on stands at its number, stored bare',
		elements: [
			widget('elementskit-progressbar', {
				ekit_progressbar_title: 'Rigging',
				ekit_progressbar_percentage: 87,
				ekit_progressbar_track_color_color: '#123456',
			}),
		],
		html: [/aria-valuenow="87"/, 'Rigging'],
		css: ['--bar-color:#123456'],
	},
	{
		name: 'a button of another add-on has its words and colours',
		elements: [
			widget('jkit_button', {
				sg_content_label: 'See the boats',
				sg_content_link: { url: '/fleet/' },
				st_button_normal_color_responsive: '#fbbf10',
				st_button_normal_background_background_color: '#123456',
			}),
		],
		html: ['href="/fleet/"', 'See the boats'],
		css: ['color:#fbbf10', 'background-color:#123456'],
	},
	{
		name: 'an icon box of an add-on keeps its distance and can be read on dark',
		elements: [
			widget('jkit_icon_box', {
				sg_icon_text: 'Moorings',
				sg_icon_description: 'Six of them.',
				sg_icon_header: { value: 'fas fa-anchor', library: 'fa-solid' },
				st_container_padding_responsive: {
					unit: 'px',
					top: '40',
					right: '40',
					bottom: '40',
					left: '40',
				},
				st_content_title_color_responsive: '#ffffff',
				st_content_description_color_responsive: '#c9c9c9',
			}),
		],
		html: ['Moorings', 'Six of them.', '<svg'],
		css: ['padding:40px', 'color:#ffffff', 'color:#c9c9c9'],
		never: /e-plain-words/,
	},
	{
		name: 'networks of an add-on have their icons',
		elements: [
			widget('elementskit-social-media', {
				ekit_socialmedia_add_icons: [
					{
						_id: 'a',
						ekit_socialmedia_label: 'Facebook',
						ekit_socialmedia_link: { url: 'https://bay.example/f' },
					},
				],
			}),
		],
		html: ['elementor-social-icon-facebook', 'href="https://bay.example/f"', '<svg'],
	},
	{
		name: "a button of an add-on is a button, with the add-on's icon or a mark",
		elements: [
			widget('elementskit-button', {
				ekit_btn_text: 'Book a berth',
				ekit_btn_url: { url: '/book/', is_external: '', nofollow: '' },
				ekit_btn_icons: { value: 'icon icon-right-arrow', library: 'ekiticons' },
			}),
		],
		html: [/<a [^>]*class="elementor-button/, 'href="/book/"', 'Book a berth', '<svg'],
	},
	{
		name: 'an accordion of an add-on opens and closes',
		elements: [
			widget('elementskit-accordion', {
				ekit_accordion_items: [
					{ _id: 'f1', acc_title: 'Is fuel included?', acc_content: '<p>It is settled later.</p>' },
				],
			}),
		],
		html: ['elementor-accordion', 'Is fuel included', 'It is settled later'],
		never: /e-plain-words/,
	},
	{
		name: 'a heading and a paragraph of version 4 say what they say',
		elements: [
			widget('e-heading', {
				title: atom('html-v3', { content: atom('string', 'Two bays'), children: [] }),
				tag: atom('string', 'h1'),
				classes: atom('classes', ['e-1a2b3c']),
			}),
			widget('e-paragraph', { paragraph: atom('string', 'One has no wind.') }),
		],
		html: [/<h1[^>]*>Two bays<\/h1>/, /<p[^>]*>One has no wind\.<\/p>/],
		never: /\$\$type/,
	},
	{
		name: 'widgets named as in version 4 that hold the settings of before are those',
		elements: [
			widget('e-icon', { selected_icon: { library: 'fa-solid', value: 'fa-star' } }),
			widget('e-spacer', { space: { size: 50, unit: 'px' } }),
			widget('e-video', { youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E' }),
			widget('e-accordion', { tabs: [{ tab_title: 'Fuel', tab_content: '<p>Later.</p>' }] }),
			widget('e-image-box', { title_text: 'Bay', description_text: 'No wind.' }),
		],
		html: [
			/elementor-icon"?.*<svg/,
			'elementor-spacer',
			/XHOmBV4js_E/,
			/elementor-accordion.*Fuel.*Later\./,
			/elementor-image-box-title[^>]*>Bay/,
		],
		never: /e-plain-words/,
	},
	{
		name: 'tabs of version 4 without the settings of before keep what is in them',
		elements: [
			{ ...widget('e-tabs', { classes: atom('classes', []) }), id: 't' },
			{ ...widget('heading', { title: 'Settled later' }), parentId: 't' },
		],
		html: ['Settled later'],
	},
	{
		name: 'a heading in pieces says them in order, and nothing that its add-on wrote there',
		elements: [
			widget('jkit_heading', {
				sg_title_before: 'Two ',
				sg_title_focused: 'bays',
				sg_title_after: ' and no wind',
				sg_title_text: 'Trending Stories',
				sg_title_html_tag: 'h1',
				sg_subtitle_heading: 'Lorem ipsum',
				sg_description_enable: 'yes',
				sg_description: '<p>Until noon.</p>',
				st_general_alignment_responsive_mobile: 'center',
				st_focused_color_responsive: '#123456',
				__globals__: { st_title_color_responsive: 'globals/colors?id=text' },
			}),
		],
		html: [
			/<h1[^>]*>.*Two <span[^>]*>(?:<span[^>]*>)?bays(?:<\/span>)+ and no wind/s,
			'Until noon.',
		],
		css: ['color:#123456', 'color:var(--e-global-color-text)', /max-width:767px\)\{[^}]*center/],
		never: /Trending|Lorem ipsum/,
	},
	{
		name: 'fields of MetForm that nothing sends are no form',
		elements: [widget('mf-text', { mf_input_label: 'Your name' })],
		never: /<form|<input/,
	},
	{
		name: 'what stands in boxes of version 4 stays',
		elements: [
			{ id: 'b', elType: 'e-flexbox', settings: { classes: atom('classes', ['e-box']) } },
			{ ...widget('e-button', { text: atom('string', 'To the boats') }), parentId: 'b' },
		],
		html: ['To the boats'],
	},
];

/** Elements of version 4 and of add-ons for which there is no code here. */
const unwritten: StrangeDesign[] = [
	{
		name: 'a carousel and tabs of version 4 as elements show what is in them, in its order',
		elements: ['e-carousel', 'e-tabs'].flatMap((elType) => [
			{ id: elType, elType, settings: {} },
			{ id: `${elType}1`, parentId: elType, elType: `${elType}-part`, settings: {} },
			{
				...widget('e-paragraph', { paragraph: atom('string', `First of ${elType}`) }),
				parentId: `${elType}1`,
			},
			{
				...widget('e-paragraph', { paragraph: atom('string', `Second of ${elType}`) }),
				parentId: elType,
			},
		]),
		html: [/First of e-carousel.*Second of e-carousel.*First of e-tabs.*Second of e-tabs/],
	},
	{
		name: "what an add-on's menu opens is no word",
		elements: [
			widget('x-header-offcanvas', {
				x_offcanvas_content: 'c798b9f***1728453198002',
				x_offcanvas_menu_text: 'Our menus',
				x_offcanvas_menu_close_text: 'Close it',
			}),
		],
		html: ['Our menus'],
		never: /\*\*\*|Close it/,
	},
];

/** Designs whose names differ in add-ons and in version 4. */
export const OTHERS_DESIGNS: readonly StrangeDesign[] = [...othersNames, ...unwritten];
