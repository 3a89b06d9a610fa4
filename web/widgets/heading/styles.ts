import { type StyleControl, time } from '../../elements/styles/factories';
import { titleControls } from '../../elements/styles/title-controls';

const TITLE = ' .elementor-heading-title';

export const headingStyles: readonly StyleControl[] = [
	...titleControls(TITLE),
	time('title_hover_color_transition_duration', `${TITLE} a`),
];
