import {
	color,
	number,
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
	slider('dismiss_icon_size', ALERT, '--dismiss-icon-size'),
	slider('dismiss_icon_vertical_position', ALERT, '--dismiss-icon-vertical-position'),
	slider('dismiss_icon_horizontal_position', ALERT, '--dismiss-icon-horizontal-position'),
	color('dismiss_icon_normal_color', ALERT, '--dismiss-icon-normal-color'),
	color('dismiss_icon_hover_color', ALERT, '--dismiss-icon-hover-color'),
	number('dismiss_icon_hover_transition_duration', ALERT, (seconds) => ({
		'--dismiss-icon-hover-transition-duration': `${seconds}s`,
	})),
];
