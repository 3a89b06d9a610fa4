import fc from 'fast-check';

/** Values that a control may store: valid ones, nearly valid ones, and those of other controls. */
const value = fc.oneof(
	fc.constantFrom<unknown>(
		'yes',
		'',
		'no',
		true,
		false,
		null,
		0,
		1,
		-1,
		3,
		2.5,
		'4',
		' 7 ',
		'1e3',
		'0',
		'left',
		'center',
		'bottom',
		'custom',
		'outside',
		'fadeInUp',
		'none',
		'close',
		'week',
		'regex',
		'header',
		'alt',
		'2026-05-01 08:00',
		'2026-02-31',
		'2026-13-01',
		'2026-05-01 25:00',
		[],
		['desktop', 'fridge'],
		['fridge'],
		['chrome', 'chrome', 'opera'],
		['search'],
		['facebook', 'x-twitter'],
		['viewport_mobile'],
	),
	fc.record({
		unit: fc.constantFrom('px', '%', 'em', 'custom', 'furlong', ''),
		size: fc.constantFrom<unknown>(
			10,
			'12.5',
			'',
			'calc(100% - 2rem)',
			'red;}',
			'calc(1px',
			99_999_999,
			null,
		),
		sizes: fc.constant([]),
	}),
	// Numbers as editors type them. Very small ones are left out, because PHP and JavaScript spell them differently.
	fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
	fc.integer(),
);

const DEVICES = [
	'',
	'_laptop',
	'_tablet_extra',
	'_tablet',
	'_mobile_extra',
	'_mobile',
	'_widescreen',
];
const perDevice = (names: readonly string[]) =>
	names.flatMap((name) => DEVICES.map((device) => name + device));

const SETTINGS = [
	...perDevice([
		'width',
		'height',
		'horizontal_position',
		'vertical_position',
		'close_button_vertical',
		'close_button_horizontal',
		'entrance_animation',
		'exit_animation',
	]),
	...[
		'height_type',
		'content_position',
		'overlay',
		'close_button',
		'close_button_position',
		'close_button_delay',
		'close_automatically',
		'entrance_animation_duration',
	],
	...[
		'prevent_close_on_background_click',
		'prevent_close_on_esc_key',
		'prevent_scroll',
		'avoid_multiple_popups',
		'a11y_navigation',
		'open_selector',
		'classes',
	],
	...[
		'content_wrapper_html_tag',
		'hide_title',
		'custom_css',
		'source',
		'preview_type',
		'preview_id',
		'api_key',
		'email_to',
	],
];
const TRIGGERS = [
	'page_load',
	'page_load_delay',
	'scrolling',
	'scrolling_direction',
	'scrolling_offset',
	'scrolling_to',
	'scrolling_to_selector',
	'click',
	'click_times',
	'inactivity',
	'inactivity_time',
	'exit_intent',
	'exit_intent_touch',
	'adblock_detection',
	'adblock_detection_delay',
];
const TIMING = [
	'page_views',
	'page_views_views',
	'sessions',
	'sessions_sessions',
	'times',
	'times_times',
	'times_period',
	'times_count',
	'url',
	'url_action',
	'url_url',
	'sources',
	'sources_sources',
	'logged_in',
	'logged_in_users',
	'logged_in_roles',
	'devices',
	'devices_devices',
	'browsers',
	'browsers_browsers',
	'browsers_browsers_options',
	'schedule',
	'schedule_timezone',
	'schedule_start_date',
	'schedule_end_date',
];
const KINDS = [
	'popup',
	'popup',
	'popup',
	'header',
	'footer',
	'single',
	'archive',
	'loop-item',
	'section',
	'error-404',
];

/**
 * Some of the controls, each with any value. Most switches are on, so that the reader also reaches the controls that
 * depend on them.
 */
const settingsOf = (names: readonly string[]) =>
	fc.dictionary(fc.constantFrom(...names), fc.oneof(value, fc.constant('yes')), {
		maxKeys: names.length,
		size: 'max',
	});

/** Conditions in the stored form, in nearly that form, and of unknown kinds. */
const condition = fc.record(
	{
		condition: fc.constantFrom<unknown>(
			...['login_status', 'user_role', 'user_registration_date', 'current_date', 'weather'],
			...['day_of_the_week', 'time_of_the_day', 'post_title', 'page_author', 'featured_image'],
			...['number_of_comments', 'date_of_publish', 'date_of_modification', 'dynamic_tags'],
			...['archive_of_tags', 'in_categories', 'from_url', 7],
		),
		comparator: fc.constantFrom<unknown>(
			...['is', 'is_not', 'is_one_of', 'is_none_of', 'is_before', 'is_after', 'is_after_inclusive'],
			...['is_before_inclusive', 'is_greater_than_inclusive', 3],
			...['contains', 'not_contain', 'is_empty', 'is_not_empty', 'is_less_than_inclusive'],
		),
		status: fc.constantFrom('logged_in', 'logged_out', 'set', 'not_set'),
		roles: fc.subarray<unknown>(['skipper', 'editor', 7]),
		date: fc.constantFrom<unknown>('2026-05-30', '2026-01-01', 'soon', null),
		days: fc.constantFrom<unknown>(['saturday'], ['sunday', 'monday'], 'saturday'),
		time: fc.constantFrom<unknown>('21:00', '9:30 pm', '25:00', '08:15:00', 7),
		title: fc.constantFrom<unknown>('Junk', 'Jun', '', 7),
		authors: fc.constantFrom<unknown>([{ id: '1' }], ['1'], [2], 'x'),
		number: fc.constantFrom<unknown>(0, '0', ' 1 ', 'x', null),
	},
	{ requiredKeys: ['condition'] },
);

/**
 * Names of settings that visitors receive and of settings that they do not receive, in widgets of this host and of
 * add-ons.
 */
const NAMES = [
	...['title', 'title_color_tablet', 'internal_note', 'protection_password', 'mail_to', 'phone'],
	...['eael_member_name', 'acc_content', 'client_email', 'typography_font_size', '_withheld'],
	...[
		'eael_link',
		'api_key',
		'password_label',
		'show_lost_password',
		'rows',
		'$$type',
		'icon_list',
	],
	...['background_position_mobile', 'classic_columns', 'eael_due', 'mailchimp_api', 'secret_2'],
];
const named = fc.dictionary(
	fc.constantFrom(...NAMES),
	fc.constantFrom<unknown>(
		...['Bay', '', 7, true, null, '#fff', { url: '/a/' }, { library: 'x', value: 'y' }, ['a']],
		...[[{ title: 'Row', phone: '1', eael_text: 'x' }], { size: 3, unit: 'px', note: 'x' }],
		...['2026-05-01', 'https://youtu.be/x', `sk_live_${'a'.repeat(20)}`, '-----BEGIN KEY'],
	),
	{ maxKeys: 8 },
);
const guarded = fc
	.tuple(
		named,
		fc.oneof(
			fc.constant(undefined),
			fc.array(fc.array(condition, { maxLength: 2 }), { maxLength: 2 }),
			fc.array(condition, { maxLength: 2 }),
		),
		fc.constantFrom('e_display_conditions', 'display-conditions'),
	)
	.map(([settings, groups, control]) =>
		groups === undefined
			? settings
			: { ...settings, title: 'Guarded', [control]: [JSON.stringify(groups)] },
	);

const element = fc.letrec((tie) => ({
	element: fc.record(
		{
			id: fc.constantFrom<unknown>('aaaaaaa', 'bbbbbbb', 'c0ffee1', '', 7, 'no id!'),
			elType: fc.constantFrom<unknown>('container', 'section', 'widget', '', 3),
			widgetType: fc.constantFrom<unknown>('heading', 'form', 'eael-team', 'posts', null),
			settings: fc.oneof(
				guarded,
				guarded,
				fc.constantFrom<unknown>([], {}, null, 'x', {
					title: 'Bay',
					list: [{ _id: 'r', token: 't' }],
					email_to: 'a@b.c',
					mailchimp_list: '1',
					empty: {},
					none: [],
				}),
			),
			elements: fc.oneof(fc.array(tie('element'), { maxLength: 3 }), fc.constant(null)),
		},
		{ requiredKeys: [] },
	),
})).element;

const CONDITIONS = [
	'include/general',
	'exclude/singular/page/83',
	'include/archive/in_category/5',
	'include/singular/page/0',
	'include/singular/page/99999999',
];

const document = fc.record({
	title: fc.constant('Junk'),
	type: fc.constantFrom(...KINDS),
	page_settings: settingsOf(SETTINGS),
	conditions: fc.uniqueArray(fc.constantFrom(...CONDITIONS)),
	display_settings: fc.record({ triggers: settingsOf(TRIGGERS), timing: settingsOf(TIMING) }),
	content: fc.array(element, { maxLength: 4 }),
});

/** The number of documents: the plugin does not give the elements of more than a hundred templates at once. */
const DOCUMENTS = 140;

/** Pages with partly hidden elements; the same seed gives the same pages. */
export function junkPages(seed: number): [string, unknown][] {
	const contents = fc.sample(fc.array(element, { minLength: 2, maxLength: 6 }), {
		numRuns: PAGES,
		seed,
	});
	return contents.map((content, at) => [
		`junk-page-${at}`,
		{ title: 'Junk', type: 'page', content: JSON.parse(JSON.stringify(content)) },
	]);
}

const PAGES = 200;

/** File names and documents; the same seed gives the same documents. */
export function junkDocuments(seed: number): [string, unknown][] {
	const documents = fc.sample(document, { numRuns: DOCUMENTS, seed });
	// The documents go through JSON, which has no `undefined` and no -0.
	return documents.map((one, at) => [`junk-${at}`, JSON.parse(JSON.stringify(one))]);
}
