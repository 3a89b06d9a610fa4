import { cssFilters, number, type StyleControl, slider } from '../../elements/styles/factories';

const MAP = ' .elementor-custom-embed';

export const googleMapsStyles: readonly StyleControl[] = [
	slider('height', MAP, '--map-height'),
	...cssFilters('css_filters', MAP),
	...cssFilters('css_filters_hover', `:hover${MAP}`),
	number('hover_transition', MAP, (seconds) => ({ 'transition-duration': `${seconds}s` })),
];
