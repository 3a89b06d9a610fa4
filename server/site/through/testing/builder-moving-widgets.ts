import { builderContainer, builderWidget } from './builder-widgets';

/** Elements that move with the page, the pointer or the time. */

/** A sticky header in its document, as the theme builder prints it. */
export const STICKY_HEADER = `<header data-elementor-type="header" data-elementor-id="9" class="elementor elementor-9 elementor-location-header">${builderContainer('d100001', '<p>The harbour</p>', { sticky: 'top', sticky_on: ['desktop', 'tablet', 'mobile'], sticky_offset: 10, sticky_effects_offset: 50, sticky_anchor_link_offset: 0 })}</header>`;

const HEADING = builderWidget(
	'd100002',
	'heading',
	'<h2 class="elementor-heading-title">Drifts</h2>',
	{
		motion_fx_motion_fx_scrolling: 'yes',
		motion_fx_translateY_effect: 'yes',
		motion_fx_translateY_speed: { unit: 'px', size: 4, sizes: [] },
		motion_fx_translateY_affectedRange: { unit: '%', size: '', sizes: { start: 0, end: 100 } },
		motion_fx_devices: ['desktop', 'tablet', 'mobile'],
	},
);

const BACKGROUND = builderContainer('d100003', '<p>Before the sea</p>', {
	background_background: 'classic',
	background_motion_fx_motion_fx_scrolling: 'yes',
	background_motion_fx_translateY_effect: 'yes',
	background_motion_fx_translateY_speed: { unit: 'px', size: 4, sizes: [] },
	background_motion_fx_translateY_affectedRange: {
		unit: '%',
		size: '',
		sizes: { start: 0, end: 100 },
	},
	background_motion_fx_devices: ['desktop', 'tablet', 'mobile'],
});

const LOTTIE = builderWidget(
	'd100004',
	'lottie',
	'<div class="e-lottie__container"><div class="e-lottie__animation"></div></div>',
	{
		source_json: {
			url: '/wp-content/uploads/wave.json',
			id: 5,
			size: '',
			alt: '',
			source: 'library',
		},
		trigger: 'arriving_to_viewport',
		viewport: { unit: '%', size: '', sizes: { start: 0, end: 100 } },
		play_speed: { unit: 'px', size: 1, sizes: [] },
		start_point: { unit: '%', size: '0', sizes: [] },
		end_point: { unit: '%', size: '100', sizes: [] },
		renderer: 'svg',
		source: 'media_file',
		loop: 'yes',
	},
);

/** The file of an animation: a square that moves to the right in a second. */
export const LOTTIE_FILE = JSON.stringify({
	...{ v: '5.7.0', fr: 30, ip: 0, op: 30, w: 100, h: 100, nm: 'wave', ddd: 0, assets: [] },
	layers: [
		{
			...{
				ddd: 0,
				ind: 1,
				ty: 1,
				nm: 'square',
				sw: 20,
				sh: 20,
				sc: '#1f6f8b',
				ip: 0,
				op: 30,
				st: 0,
			},
			ks: {
				o: { a: 0, k: 100 },
				r: { a: 0, k: 0 },
				p: {
					a: 1,
					k: [{ t: 0, s: [10, 50], e: [90, 50], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } }, { t: 30 }],
				},
				a: { a: 0, k: [10, 10] },
				s: { a: 0, k: [100, 100] },
			},
		},
	],
});

const TEXT_PATH = builderWidget(
	'd100005',
	'text-path',
	'<div class="e-text-path" data-text="Round the bay" data-url="https://bay.example/wp-content/plugins/elementor/assets/svg-paths/wave.svg" data-link-url=""></div>',
	{
		text: 'Round the bay',
		path: 'wave',
		start_point: { unit: '%', size: 0, sizes: [] },
		align: 'center',
	},
);

const film = (at: number, title: string) =>
	`<div class="e-tab-title elementor-repeater-item-f00000${at}" data-tab="${at}" data-video-id="f00000${at}" role="tab" tabindex="0" aria-selected="false"><span class="e-tab-thumbnail"></span><span class="e-tab-title-text" tabindex="0"><a>${title}</a></span><span class="e-tab-duration">1:00</span></div>`;

const PLAYLIST = builderWidget(
	'd100006',
	'video-playlist',
	`<div class="e-tabs"><div class="e-tabs-main-area"><div class="e-tabs-wrapper"><div class="e-tabs-header"><h2 class="e-tabs-title">Films</h2><span class="e-tabs-videos-count">2 Videos</span></div><div class="e-tabs-items-wrapper"><div class="e-tabs-items" role="tablist">${film(1, 'Casting off')}${film(2, 'Coming home')}</div></div></div><div class="e-tabs-content-wrapper"><div class="e-tab-content elementor-clearfix" data-tab="1" role="tabpanel"><div class="e-tab-video"></div></div><div class="e-tab-content elementor-clearfix" data-tab="2" role="tabpanel"><div class="e-tab-video"></div></div></div></div></div>`,
	{
		autoplay_next: 'yes',
		tabs: [
			{
				...{ type: 'youtube', title: 'Casting off', _id: 'f000001', is_external_url: '' },
				youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
			},
			{
				...{ type: 'hosted', title: 'Coming home', _id: 'f000002', is_external_url: '' },
				hosted_url: { url: '/wp-content/uploads/sea.webm', id: 9 },
			},
		],
	},
);

const TRACKER = builderWidget(
	'd100007',
	'progress-tracker',
	'<div class="elementor-scrolling-tracker elementor-scrolling-tracker-horizontal elementor-scrolling-tracker-alignment-"><div class="current-progress"><div class="current-progress-percentage"></div></div></div>',
	{ type: 'horizontal', relative_to: 'entire_page', percentage: 'no' },
);

const side = (name: string, inside: string) =>
	`<div class="elementor-flip-box__layer elementor-flip-box__${name}"><div class="elementor-flip-box__layer__overlay"><div class="elementor-flip-box__layer__inner">${inside}</div></div></div>`;

const FLIP_BOX = builderWidget(
	'd100008',
	'flip-box',
	`<div class="elementor-flip-box" tabindex="0">${side('front', '<h3 class="elementor-flip-box__layer__title">Front of the card</h3>')}${side('back', '<a class="elementor-flip-box__button elementor-button" href="/boats/">Back of the card</a>')}</div>`,
	{},
	'elementor-flip-box--effect-fade',
);

/** A section that an editor stretched, in a narrow place of a theme. */
export const STRETCHED_SECTION =
	'<div id="content" style="margin:0 100px 0 200px"><main style="max-width:600px"><section class="elementor-section elementor-top-section elementor-element elementor-element-d100009 elementor-section-stretched" data-id="d100009" data-element_type="section" data-settings="{&quot;stretch_section&quot;:&quot;section-stretched&quot;}"><div class="elementor-container">Wide water</div></section></main></div>';

/** Every element that moves, by its name. */
export const MOVING_WIDGETS = {
	...{ HEADING, BACKGROUND, LOTTIE, TEXT_PATH, PLAYLIST, TRACKER, FLIP_BOX },
};
