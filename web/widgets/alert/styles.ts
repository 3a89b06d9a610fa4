import {
	color,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';

const ALERT = ' .elementor-alert';
const TITLE = ' .elementor-alert-title';
const DESCRIPTION = ' .elementor-alert-description';

export const alertStyles: readonly StyleControl[] = [
	color('background', ALERT, 'background-color'),
	color('border_color', ALERT, 'border-color'),
	slider('border_left-width', ALERT, 'border-inline-start-width'),
	color('title_color', TITLE),
	...typography('alert_title', TITLE),
	...textShadow('title_shadow', TITLE),
	color('description_color', DESCRIPTION),
	...typography('alert_description', DESCRIPTION),
	...textShadow('description_shadow', DESCRIPTION),
];
