import { alignText, iconView, type StyleControl } from '../../elements/styles/factories';

export const iconStyles: readonly StyleControl[] = [
	alignText('align', ' .elementor-icon-wrapper'),
	...iconView(),
];
