import { color, type StyleControl, slider, typography } from '../../elements/styles/factories';

const LABEL = ' .post-navigation__prev--label, .post-navigation__next--label';
const TITLE = ' .post-navigation__prev--title, .post-navigation__next--title';

export const postNavigationStyles: readonly StyleControl[] = [
	color('label_color', LABEL),
	...typography('label_typography', LABEL),
	color('text_color', TITLE),
	...typography('title_typography', TITLE),
	color('arrow_color', ' .post-navigation__arrow-wrapper'),
	slider('arrow_size', ' .post-navigation__arrow-wrapper', 'font-size'),
	slider('arrow_padding', ' .elementor-post-navigation__link a', 'gap'),
	color('sep_color', ' .elementor-post-navigation', 'border-color'),
	color('sep_color', ' .elementor-post-navigation__next', 'border-color'),
	slider('borders_width', ' .elementor-post-navigation', 'border-block-width'),
	slider('borders_width', ' .elementor-post-navigation__next', 'border-inline-start-width'),
	slider('borders_spacing', ' .elementor-post-navigation__link a', 'padding-block'),
];
