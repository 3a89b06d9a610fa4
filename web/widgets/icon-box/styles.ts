import { iconView, mediaBox, type StyleControl } from '../../elements/styles/factories';

export const iconBoxStyles: readonly StyleControl[] = [
	...mediaBox({
		wrapper: ' .elementor-icon-box-wrapper',
		title: ' .elementor-icon-box-title',
		description: ' .elementor-icon-box-description',
		space: 'icon_space',
		stroke: 'text_stroke',
	}),
	...iconView({ size: 'icon_size' }),
];
