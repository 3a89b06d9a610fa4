import {
	choice,
	color,
	dimensions,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const ITEM = ' .e-tab-title';
const ACTIVE = ' .e-tab-title.e-active, .e-tab-title[aria-selected="true"]';

export const playlistStyles: readonly StyleControl[] = [
	slider('height', '', '--e-playlist-height'),
	color('layout_background', ' .e-tabs', 'background-color'),
	color('top_bar_title_color', ' .e-tabs-title'),
	...typography('top_bar_title_typography', ' .e-tabs-title'),
	color('top_bar_video_count_color', ' .e-tabs-videos-count'),
	...typography('top_bar_video_count_typography', ' .e-tabs-videos-count'),
	color('top_bar_background', ' .e-tabs-header', 'background-color'),
	color('videos_color_normal', ITEM),
	color('videos_background_normal', ITEM, 'background-color'),
	color('videos_color_active', ACTIVE),
	color('videos_background_active', ACTIVE, 'background-color'),
	...typography('videos_typography_normal', ' .e-tab-title-text'),
	color('duration_color_normal', ' .e-tab-duration'),
	color('section_color_normal', ' .e-section-title'),
	color('section_background_normal', ' .e-section-title', 'background-color'),
	slider('videos_separator_width', '', '--e-playlist-line'),
	choice('videos_separator_style', '', {
		solid: { '--e-playlist-line-style': 'solid' },
		dotted: { '--e-playlist-line-style': 'dotted' },
		dashed: { '--e-playlist-line-style': 'dashed' },
		double: { '--e-playlist-line-style': 'double' },
	}),
	dimensions('videos_padding', ITEM, 'padding'),
	color('inner_tab_color_normal', ' .e-inner-tab-title'),
	color('inner_tab_color_active', ' .e-inner-tab-title[aria-selected="true"]'),
	color('inner_tab_content_color', ' :is(.e-inner-tab-text, .e-inner-tab-toggle)'),
	...typography('inner_tab_content_typography', ' .e-inner-tab-text'),
];
