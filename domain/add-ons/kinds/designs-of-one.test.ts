import { expect, it } from 'vitest';
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

it.each(KINDS)('shows %s as the builder shows the same', (type, stored, widgetType, controls) => {
	const kind = guessKind(type, stored as Record<string, unknown>);
	expect(kind?.widgetType).toBe(widgetType);
	expect(kind?.settings).toMatchObject(controls);
});
