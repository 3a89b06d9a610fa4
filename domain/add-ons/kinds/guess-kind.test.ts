import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const picture = { url: 'https://boats.example/a.jpg', id: 7, source: 'library' };
const icon = { value: 'fas fa-anchor', library: 'fa-solid' };
const link = { url: '/book/', is_external: '', nofollow: '' };

/** Each row: an add-on's widget as its designs store it, the builder's widget, and the controls to check. */
const KINDS: [string, object, string, object][] = [
	['eael-login-register', { login_button_text: 'Go aboard' }, 'login', {}],
	['bdt-user-login', { labels: [{ user_label: 'Name' }] }, 'login', {}],
	[
		'eael-team-member',
		{
			eael_team_member_name: 'Ada',
			eael_team_member_job_title: 'Skipper',
			eael_team_member_image: picture,
		},
		'image-box',
		{ title_text: 'Ada', image: picture },
	],
	[
		'wpr-team-member',
		{ member_name: 'Ada', member_job: 'Skipper', member_image: picture },
		'image-box',
		{ title_text: 'Ada', description_text: 'Skipper' },
	],
	[
		'jkit_team',
		{
			sg_member_name: 'Ada',
			sg_member_position: 'Skipper',
			sg_member_image: picture,
			sg_social_icon: [{ sg_social_icon: icon, sg_social_label: 'Facebook' }],
		},
		'image-box',
		{ title_text: 'Ada', description_text: 'Skipper' },
	],
	[
		'elementskit-funfact',
		{
			ekit_funfact_number: 20,
			ekit_funfact_number_suffix: 'yrs',
			ekit_funfact_title_text: 'At sea',
		},
		'counter',
		{ ending_number: 20, suffix: 'yrs', title: 'At sea' },
	],
	[
		'jkit_fun_fact',
		{
			sg_content_number: '1,720',
			sg_content_number_suffix: '+',
			sg_content_title: 'Guests a year',
		},
		'counter',
		{ ending_number: 1720, suffix: '+', title: 'Guests a year' },
	],
	[
		'elementskit-testimonial',
		{
			ekit_testimonial_data: [
				{ client_name: 'Ada', designation: 'Guest', review: 'A calm and lovely day.' },
			],
		},
		'testimonial-carousel',
		{ slides: [{ _id: 'row-1', content: 'A calm and lovely day.', name: 'Ada', title: 'Guest' }] },
	],
	[
		'rkit-testimonial-carousel',
		{ list: [{ name: 'Ada', job: 'A guest', content: 'A calm and lovely day.', image: picture }] },
		'testimonial-carousel',
		{
			slides: [
				{
					_id: 'row-1',
					content: 'A calm and lovely day.',
					name: 'Ada',
					title: 'A guest',
					image: picture,
				},
			],
		},
	],
	[
		'wpr-pricing-table',
		{
			pricing_items: [
				{
					heading_title: 'Starter',
					heading_sub_title: 'Half a day',
					price: '59',
					currency: '$',
					preiod: '/Day',
					btn_text: 'Book now',
				},
			],
		},
		'price-table',
		{
			heading: 'Starter',
			price: '59',
			currency_symbol_custom: '$',
			period: 'Day',
			button_text: 'Book now',
		},
	],
	[
		'elementskit-pricing',
		{
			ekit_pricing_currency_icon: 'From',
			ekit_pricing_table_price: '$1.500',
			ekit_pricing_table_duration: '/Night',
			ekit_pricing_table_content_repeater: [{ ekit_pricing_list: 'Two cabins' }],
		},
		'price-table',
		{
			price: '1.500',
			currency_symbol_custom: 'From $',
			features_list: [{ _id: 'row-1', item_text: 'Two cabins' }],
		},
	],
	[
		'wpr-advanced-accordion',
		{
			advanced_accordion: [
				{ accordion_title: 'Who may drive?', accordion_content: '<p>Anybody of age.</p>' },
			],
		},
		'accordion',
		{
			tabs: [{ _id: 'row-1', tab_title: 'Who may drive?', tab_content: '<p>Anybody of age.</p>' }],
		},
	],
	[
		'rkit-accordion',
		{ accordion_list: [{ list_title: 'Who may drive?', list_content: 'Anybody of age.' }] },
		'accordion',
		{ tabs: [{ _id: 'row-1', tab_title: 'Who may drive?', tab_content: 'Anybody of age.' }] },
	],
	[
		'jkit_tabs',
		{
			sg_content_list: [
				{ sg_content_list_title: 'Fleet', sg_content_list_description: 'Eight boats.' },
			],
		},
		'tabs',
		{ tabs: [{ _id: 'row-1', tab_title: 'Fleet', tab_content: 'Eight boats.' }] },
	],
	[
		'wpr-progress-bar',
		{ title: 'Fuel left', counter_value: 90, prline_bg_color_color: '#07D1D1' },
		'progress',
		{ title: 'Fuel left', percent: { unit: '%', size: 90, sizes: [] }, bar_color: '#07D1D1' },
	],
	[
		'jkit_progress_bar',
		{ sg_progress_title: 'Fuel left', sg_progress_percentage: { unit: 'px', size: 40, sizes: [] } },
		'progress',
		{ title: 'Fuel left', percent: { unit: '%', size: 40, sizes: [] } },
	],
	[
		'elementskit-video',
		{
			ekit_video_popup_url: 'https://www.youtube.com/watch?v=abc',
			ekit_video_popup_button_title: 'Play',
		},
		'video',
		{ video_type: 'youtube', youtube_url: 'https://www.youtube.com/watch?v=abc' },
	],
	[
		'premium-addon-video-box',
		{ premium_video_box_link: 'https://vimeo.com/123456' },
		'video',
		{ video_type: 'vimeo', vimeo_url: 'https://vimeo.com/123456' },
	],
	[
		'wpr-flip-box',
		{
			front_title: 'Day trips',
			back_title: 'To the caves',
			back_btn_text: 'See all',
			front_icon: icon,
		},
		'flip-box',
		{
			title_text_a: 'Day trips',
			title_text_b: 'To the caves',
			graphic_element: 'icon',
			button_text: 'See all',
		},
	],
	[
		'eael-flip-box',
		{ eael_flipbox_front_title: 'Day trips', eael_flipbox_back_title: 'To the caves' },
		'flip-box',
		{ title_text_a: 'Day trips', title_text_b: 'To the caves', graphic_element: 'none' },
	],
	[
		'wpr-advanced-text',
		{ prefix_text: 'Ask today for <br>', animated_text: 'Fast boats\nSlow boats' },
		'animated-headline',
		{ before_text: 'Ask today for  ', rotating_text: 'Fast boats\nSlow boats' },
	],
	[
		'jkit_animated_text',
		{
			sg_text_before: 'Trusted over ',
			sg_text_animated: 'Seven Bays',
			sg_text_after: ' of one coast',
		},
		'animated-headline',
		{ before_text: 'Trusted over ', rotating_text: 'Seven Bays', after_text: ' of one coast' },
	],
	[
		'wpr-button',
		{ button_text: 'See the fleet', button_url: link, button_bg_color_color: '#FFF' },
		'button',
		{ text: 'See the fleet', link, background_color: '#FFF' },
	],
	[
		'wpr-phone-call',
		{ telnumber: '+39 123456' },
		'button',
		{ text: '+39 123456', link: { url: 'tel:+39123456' } },
	],
	[
		'wpr-media-grid',
		{ query_manual_attachment: [picture, { ...picture, id: 8 }] },
		'image-gallery',
		{ wp_gallery: [picture, { ...picture, id: 8 }] },
	],
	[
		'eael-filterable-gallery',
		{
			eael_fg_controls: [{ eael_fg_control: 'Caves' }],
			eael_fg_gallery_items: [
				{ eael_fg_gallery_item_name: 'A cave', eael_fg_gallery_img: picture },
			],
		},
		'image-gallery',
		{ wp_gallery: [picture] },
	],
	[
		'stratum-logo-carousel',
		{ slides: [{ image: picture, title: 'Partner' }] },
		'image-carousel',
		{ carousel: [picture] },
	],
	[
		'wpr-advanced-slider',
		{
			slider_items: [
				{
					slider_item_title: 'Out to sea',
					slider_item_bg_image: picture,
					slider_item_btn_text_1: 'Go',
				},
			],
		},
		'slides',
		{},
	],
	[
		'elementskit-page-list',
		{
			icon_list: [
				{ text: 'Our fleet', link: '7' },
				{ text: 'Our coast', link: '8' },
			],
		},
		'icon-list',
		{},
	],
	[
		'jkit_feature_list',
		{ list: [{ title: 'Life jackets', icon, description: 'In every size.' }] },
		'icon-list',
		{
			icon_list: [
				{
					_id: 'row-1',
					text: 'Life jackets – In every size.',
					selected_icon: icon,
					link: undefined,
				},
			],
		},
	],
	[
		'premium-addon-title',
		{ premium_title_text: 'Seven bays', premium_title_tag: 'h4', premium_title_color: '#123456' },
		'heading',
		{ title: 'Seven bays', header_size: 'h4', title_color: '#123456' },
	],
	[
		'wpr-dual-heading',
		{
			main_title: 'Seven bays',
			sub_title: 'One harbour',
			description: 'A coast that is best seen from the water.',
		},
		'elementskit-heading',
		{
			ekit_heading_title: 'Seven bays',
			ekit_heading_sub_title: 'One harbour',
			ekit_heading_extra_title: 'A coast that is best seen from the water.',
		},
	],
	['wpr-search', { search_placeholder: 'Search…' }, 'search-form', {}],
	['rael-site-logo', {}, 'theme-site-logo', {}],
	['wpr-logo-header-logo', {}, 'theme-site-logo', {}],
	['ha-navigation-menu', { menu: 'main' }, 'nav-menu', { menu: 'main' }],
	[
		'wpr-nav-menu',
		{ menu_select: 'main', menu_items_color: '#111' },
		'nav-menu',
		{ menu: 'main', color_menu_item: '#111' },
	],
	['eael-post-carousel', { posts_per_page: '4' }, 'posts', { classic_posts_per_page: 4 }],
	[
		'wpr-posts-timeline',
		{ query_posts_per_page: 6, layout_columns: '3' },
		'posts',
		{ classic_posts_per_page: 6, classic_columns: '3' },
	],
	['wpr-post-title', {}, 'theme-post-title', {}],
	[
		'wpr-form-builder',
		{
			form_fields: [
				{
					_id: 'a1',
					field_id: 'email',
					field_type: 'email',
					field_label: 'Your address',
					required: 'true',
				},
			],
			button_text: 'Send it',
		},
		'form',
		{ button_text: 'Send it', submit_actions: [] },
	],
	[
		'eael-countdown',
		{ eael_countdown_due_time: '2027-05-01 09:00' },
		'countdown',
		{ due_date: '2027-05-01 09:00' },
	],
	['bdt-image-icon', { image: picture, link }, 'image', { image: picture, link_to: 'custom' }],
];

describe('guessKind', () => {
	it.each(KINDS)('shows %s as the builder shows the same', (type, stored, widgetType, controls) => {
		const kind = guessKind(type, stored as Record<string, unknown>);
		expect(kind?.widgetType).toBe(widgetType);
		expect(kind?.settings).toMatchObject(controls);
	});

	it('takes typography and colours of globals along', () => {
		const kind = guessKind('wpr-title', {
			wpr_title: 'Seven bays',
			wpr_title_typography_typography: 'custom',
			wpr_title_typography_font_size_mobile: { unit: 'px', size: 20, sizes: [] },
			__globals__: { wpr_title_color: 'globals/colors?id=accent' },
		});
		expect(kind?.settings).toMatchObject({
			typography_typography: 'custom',
			typography_font_size_mobile: { unit: 'px', size: 20, sizes: [] },
			__globals__: { title_color: 'globals/colors?id=accent' },
		});
	});

	it('leaves hover colours to hover', () => {
		const kind = guessKind('wpr-title', { wpr_title: 'Seven bays', wpr_title_hover_color: '#F00' });
		expect(kind?.settings.title_color).toBeUndefined();
	});

	it.each([
		'heading',
		'icon-box',
		'posts',
		'wp-widget-search',
		'woocommerce-cart',
		'e-heading',
		'theme-post-title',
	])('never touches %s, a widget of the builder', (type) => {
		expect(guessKind(type, { title: 'Seven bays', title_text: 'A bay' })).toBeNull();
	});

	it('recognises nothing in settings that say nothing', () => {
		expect(
			guessKind('wpr-spacer-line', { wpr_height: { unit: 'px', size: 4 }, wpr_style: 'solid' }),
		).toBeNull();
		expect(guessKind('bdt-offcanvas', { menu_text: 'Menu' })).toBeNull();
	});

	it.each([{}, { list: [null, 1, 'x', []] }, { title: null, image: [], link: 7, __globals__: [] }])(
		'survives settings of the wrong kind: %j',
		(settings) => {
			expect(() => guessKind('any-widget', settings as Record<string, unknown>)).not.toThrow();
		},
	);
});

it('leaves every widget alone that has a name of the builder, whatever its settings hold', () => {
	const settings = { title: 'A', text: 'B', image: { url: '/a.jpg' }, link: { url: '/b/' } };
	for (const type of ['elementskit-icon-box', 'image-gallery', 'paypal-button', 'image-box']) {
		expect(guessKind(type, settings)).toBeNull();
	}
});

describe('the box of a guessed kind', () => {
	const sides = { unit: 'px', top: '8', right: '8', bottom: '8', left: '8', isLinked: true };

	it('has the ground, border, corners, space and shadow of the add-on', () => {
		const team = {
			st_member_title: 'Ada',
			st_member_image: picture,
			st_container_background_background_background: 'classic',
			st_container_background_background_color: '#123456',
			st_container_border_border_border: 'solid',
			st_container_border_border_width: sides,
			st_container_border_radius_responsive: { unit: 'px', size: 12 },
			st_container_padding_responsive_mobile: sides,
			st_container_boxshadow_box_shadow_box_shadow_type: 'yes',
			st_container_boxshadow_box_shadow_box_shadow: { horizontal: 0, vertical: 4 },
			st_container_padding_hover: sides,
		};
		expect(guessKind('jkit_team', team)?.settings).toMatchObject({
			_background_background: 'classic',
			_background_color: '#123456',
			_border_border: 'solid',
			_border_width: sides,
			_border_radius: { unit: 'px', top: 12, right: 12, bottom: 12, left: 12, isLinked: true },
			_padding_mobile: sides,
			_box_shadow_box_shadow_type: 'yes',
			_box_shadow_box_shadow: { horizontal: 0, vertical: 4 },
		});
	});

	it('is that of a button, under the names of ElementsKit and of Premium', () => {
		const kit = guessKind('elementskit-button', {
			ekit_btn_text: 'Book now',
			ekit_btn_text_padding: sides,
			ekit_btn_border_style: 'dashed',
			ekit_btn_border_dimensions: sides,
			ekit_btn_border_radius: sides,
			ekit_btn_bg_color_color: '#222222',
			__globals__: { ekit_btn_border_color: 'globals/colors?id=accent' },
		});
		expect(kit).toMatchObject({
			widgetType: 'button',
			settings: {
				text_padding: sides,
				border_border: 'dashed',
				border_width: sides,
				border_radius: sides,
				background_background: 'classic',
				background_color: '#222222',
				__globals__: { border_color: 'globals/colors?id=accent' },
			},
		});
		const premium = guessKind('premium-addon-button', {
			premium_button_text: 'Book now',
			premium_button_border_border: 'solid',
			premium_button_padding: sides,
		});
		expect(premium?.settings).toMatchObject({ border_border: 'solid', text_padding: sides });
	});

	it('never takes the place of what the editor set for the widget itself', () => {
		const stored = { ...sides, top: '40' };
		const { settings } = guessKind('eael-team-member', {
			eael_team_member_name: 'Ada',
			eael_team_member_image: picture,
			eael_team_members_padding: sides,
			eael_team_members_background_color: '#123456',
			_padding: stored,
			_background_background: 'gradient',
		}) ?? { settings: {} };
		expect(settings).toMatchObject({ _padding: stored, _background_background: 'gradient' });
	});
});
