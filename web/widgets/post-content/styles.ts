import { alignText, color, type StyleControl, typography } from '../../elements/styles/factories';

const TEXT = ' .elementor-widget-container';

export const postContentStyles: readonly StyleControl[] = [
	alignText('align', TEXT),
	color('text_color', TEXT),
	...typography('typography', TEXT),
];
