import {
	border,
	choice,
	color,
	dimensions,
	type StyleControl,
	slider,
	textShadow,
	time,
	typography,
} from '../../elements/styles/factories';

const ITEM = ' .e-tab-title';
const ACTIVE = ' .e-tab-title.e-active, .e-tab-title[aria-selected="true"]';
const HEADER = ' .e-tabs-title';
const COUNT = ' .e-tabs-videos-count';
const SECTION = ' .e-section-title';
const TEXT = ' .e-inner-tab-text';
const TEXT_TITLE = ' .e-inner-tab-title';
const MORE = ' .e-inner-tab-toggle';

/** Returns the selector of a part of an entry, for each entry selector in a list. */
const inside = (entries: string, part: string) =>
	entries
		.split(',')
		.map((entry) => ` ${entry.trim()} ${part}`)
		.join(',');

/** Returns the controls for the styles of entries: of all entries, or of the entry whose film is shown. */
function entryControls(state: 'normal' | 'active', entry: string): StyleControl[] {
	const title = inside(entry, '.e-tab-title-text');
	const duration = inside(entry, '.e-tab-duration');
	const icon = inside(entry, '.e-tab-icon');
	return [
		color(`${state}_background`, entry, 'background-color'),
		color(`${state}_color`, entry),
		...typography(`${state}_typography`, title),
		color(`${state}_duration_color`, duration),
		...typography(`${state}_duration_typography`, duration),
		color(`${state}_icon_color`, icon),
		...textShadow(`${state}_icon_top_text_shadow`, icon),
		slider(`${state}_icon_size`, icon, 'font-size'),
		choice(`${state}_separator_style`, entry, '--e-playlist-line-style'),
		slider(`${state}_separator_weight`, entry, '--e-playlist-line'),
		color(`${state}_separator_color`, entry, '--e-playlist-line-color'),
	];
}

export const playlistStyles: readonly StyleControl[] = [
	slider('layout_height', '', '--e-playlist-height'),
	color('playlist_name_background', ' .e-tabs-header', 'background-color'),
	color('playlist_name_color', HEADER),
	...typography('playlist_name_typography', HEADER),
	color('videos_amount_color', COUNT),
	...typography('videos_amount_typography', COUNT),
	...entryControls('normal', ITEM),
	...entryControls('active', ACTIVE),
	color('section_background', SECTION, 'background-color'),
	color('section_color', SECTION),
	...typography('section_typography', SECTION),
	...border('section_border', SECTION, 'type'),
	slider('inner_tab_border_width', ' .e-inner-tabs', (width) => ({ border: `${width} solid` })),
	color('inner_tab_border_color', ' .e-inner-tabs', 'border-color'),
	color('inner_tab_background_color', ' .e-inner-tabs', 'background-color'),
	color('inner_tab_title_color', TEXT_TITLE, '--e-inner-tab-color'),
	color(
		'inner_tab_active_title_color',
		`${TEXT_TITLE}[aria-selected="true"]`,
		'--e-inner-tab-color',
	),
	...typography('inner_tab_title_typography', TEXT_TITLE),
	color('inner_tab_content_color', TEXT),
	...typography('inner_tab_content_typography', TEXT),
	dimensions('inner_tab_content_padding', ' .e-inner-tab', 'padding'),
	slider('inner_tab_collapsible_height', TEXT, '--e-inner-tab-height'),
	color('inner_tab_normal_show_more_color', MORE, '--e-inner-tab-color'),
	color(
		'inner_tab_hover_show_more_color',
		`${MORE}:hover,${MORE}:focus-visible`,
		'--e-inner-tab-color',
	),
	time('inner_tab_hover_show_more_color_transition_duration', MORE, 'transition-duration', 'ms'),
	...typography('inner_tab_show_more_typography', MORE),
];
