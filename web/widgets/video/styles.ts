import {
	choice,
	color,
	cssFilters,
	type StyleControl,
	slider,
	textShadow,
} from '../../elements/styles/factories';

const WRAPPER = ' .elementor-wrapper';
const PLAY = ' .elementor-custom-embed-play';

const ratio = (value: string) => ({ '--video-aspect-ratio': value });

export const videoStyles: readonly StyleControl[] = [
	choice('aspect_ratio', WRAPPER, {
		'169': ratio('16 / 9'),
		'219': ratio('21 / 9'),
		'43': ratio('4 / 3'),
		'32': ratio('3 / 2'),
		'11': ratio('1 / 1'),
		'916': ratio('9 / 16'),
	}),
	...cssFilters('css_filters', WRAPPER),
	color('play_icon_color', PLAY),
	slider('play_icon_size', PLAY, 'font-size'),
	...textShadow('play_icon_text_shadow', PLAY),
];
