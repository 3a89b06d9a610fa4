import { alignText, color, type StyleControl, typography } from '../../elements/styles/factories';

const TEXT = ' .elementor-widget-container';

export const postExcerptStyles: readonly StyleControl[] = [
	alignText('text_align', TEXT),
	color('color', TEXT),
	...typography('typography', TEXT),
];
