/**
 * The documents that were designed in the builder, in the builder's export format, by file name; also the kit and the
 * menus.
 */
export const pages: Record<string, unknown> = {
	home: { databaseId: 79, title: 'Home', content: '<p>Welcome</p>', author: 1 },
	stories: { databaseId: 81, title: 'Stories', author: 1 },
	about: { databaseId: 82, title: 'About', content: '<p>About us</p>', author: 1 },
	crew: { databaseId: 83, title: 'Crew', parent: 82, menuOrder: 2, author: 1 },
	harbours: { databaseId: 84, title: 'Harbours', parent: 82, menuOrder: 1, author: 1 },
	gallery: {
		databaseId: 2265,
		title: 'Gallery',
		author: 1,
		template: 'elementor_canvas',
		type: 'wp-page',
		version: '0.4',
		page_settings: { hide_title: 'yes' },
		content: [
			{
				id: 'aaaaaaa',
				elType: 'container',
				settings: [],
				elements: [
					{
						id: 'bbbbbbb',
						elType: 'widget',
						widgetType: 'heading',
						settings: { title: 'Pictures of the coast' },
						elements: [],
					},
					{
						id: 'ccccccc',
						elType: 'widget',
						widgetType: 'form',
						settings: {
							form_name: 'Enquiry',
							submit_actions: ['email', 'webhook'],
							email_to: 'owner@example.test',
							email_subject: 'New enquiry',
							webhooks: 'https://hooks.example.test/secret',
							mailchimp_api_key: 'key-us1',
							form_fields: [{ _id: 'f1', custom_id: 'name', field_label: 'Name', token: 'x' }],
						},
						elements: [],
					},
				],
			},
		],
	},
};

export const templates: Record<string, unknown> = {
	header: {
		databaseId: 500,
		title: 'Header',
		type: 'header',
		conditions: ['include/general', 'exclude/singular/page/83'],
		page_settings: { content_wrapper_html_tag: 'header', custom_css: 'selector{color:red}' },
		content: [],
	},
	single: {
		databaseId: 501,
		title: 'Single',
		type: 'single-post',
		conditions: ['include/singular/in_category/4'],
		// Visitors can read a list's item template only if a published document uses it.
		content: [
			{
				id: 'ddddddd',
				elType: 'widget',
				widgetType: 'loop-grid',
				settings: { template_id: 502 },
				elements: [],
			},
		],
	},
	card: { databaseId: 502, title: 'Card', type: 'loop-item', content: [] },
	'old-header': { databaseId: 503, title: 'Old', type: 'header', status: 'draft', content: [] },
	offer: {
		databaseId: 600,
		title: 'Offer',
		type: 'popup',
		conditions: ['include/general'],
		page_settings: {
			width: { unit: 'px', size: 720 },
			width_mobile: { unit: '%', size: '90' },
			height_type: 'custom',
			height: { unit: 'custom', size: 'calc(100vh - 2rem)' },
			close_button: '',
			close_button_delay: 2.5,
			close_automatically: 'soon',
			entrance_animation: 'fadeInUp',
			entrance_animation_mobile: 'none',
			entrance_animation_duration: { size: 0.8 },
			horizontal_position_tablet: 'left',
			prevent_scroll: 'yes',
			a11y_navigation: 'no',
			open_selector: '.open-offer',
		},
		display_settings: {
			triggers: {
				page_load: 'yes',
				page_load_delay: 3,
				scrolling: 'yes',
				scrolling_direction: 'up',
				scrolling_offset: 400,
				click: 'yes',
				click_times: '2',
				inactivity: '',
				inactivity_time: 10,
				exit_intent: 'yes',
			},
			timing: {
				times: 'yes',
				times_times: 5,
				times_period: 'week',
				times_count: 'close',
				url: 'yes',
				url_action: 'regex',
				url_url: '^https://news\\.',
				logged_in: 'yes',
				logged_in_users: 'custom',
				logged_in_roles: ['subscriber'],
				devices: 'yes',
				devices_devices: ['desktop', 'tablet_extra', 'fridge'],
				schedule: 'yes',
				schedule_start_date: '2026-05-01 08:00',
				schedule_end_date: 'never',
			},
		},
		content: [],
	},
	plain: { databaseId: 601, title: 'Plain', type: 'popup', display_settings: [], content: [] },
};

export const kit = {
	databaseId: 40,
	settings: {
		system_colors: [{ _id: 'primary', title: 'Sea', color: '#0A3D62' }, { title: 'No id' }],
		custom_typography: [
			{
				_id: 'lead',
				title: 'Lead',
				typography_font_family: 'Inter',
				typography_font_size: { unit: 'rem', size: 1.5 },
				typography_font_size_mobile: { unit: 'px', size: 18 },
			},
		],
		viewport_laptop: 1600,
		active_breakpoints: ['viewport_mobile', 'viewport_tablet', 'viewport_laptop'],
		lightbox_enable_zoom: '',
		lightbox_share_networks: ['facebook', 'whatsapp', 'nowhere'],
		custom_css: 'body{margin:0}',
		body_background_color: '#fff',
		google_maps_api_key: 'AIza',
	},
};

export const menus = [
	{
		databaseId: 50,
		name: 'Main',
		slug: 'main',
		locations: ['primary'],
		items: [
			{ databaseId: 85, page: 79, label: 'Home' },
			{ databaseId: 87, page: 81, label: 'Stories' },
			{
				databaseId: 88,
				page: 82,
				label: 'About',
				items: [{ databaseId: 89, page: 83, label: 'Crew & co' }],
			},
			{ databaseId: 90, category: 2, label: 'Cyclades' },
			{
				databaseId: 91,
				url: 'https://booking.example.test/?a=1&b=2',
				label: 'Book',
				target: '_blank',
				cssClasses: ['cta', 'big'],
			},
		],
	},
	{
		databaseId: 51,
		name: 'Spare',
		slug: 'spare',
		items: [{ databaseId: 95, url: '/', label: 'Up' }],
	},
];
