import { color, flexAlign, type StyleControl, slider } from '../../elements/styles/factories';

const STARS = ' .e-stars';

export const ratingStyles: readonly StyleControl[] = [
	flexAlign('icon_alignment', ' .e-rating'),
	slider('icon_size', STARS, 'font-size'),
	slider('icon_gap', STARS, 'gap'),
	color('icon_color', ' .e-star-marked'),
	color('icon_unmarked_color', ' .e-star-unmarked'),
];
