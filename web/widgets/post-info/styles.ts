import {
	color,
	flexAlign,
	repeater,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const LIST = ' .elementor-post-info';

export const postInfoStyles: readonly StyleControl[] = [
	slider('space_between', LIST, 'gap'),
	flexAlign('icon_align', LIST),
	color('icon_color', ' .elementor-icon-list-icon'),
	slider('icon_size', ' .elementor-icon-list-icon', 'font-size'),
	slider('text_indent', ' .elementor-icon-list-item', 'gap'),
	color('text_color', ' .elementor-icon-list-text'),
	...typography('icon_typography', ' .elementor-icon-list-item'),
	repeater('icon_list', [slider('avatar_size', ' .elementor-avatar', 'inline-size')]),
];
