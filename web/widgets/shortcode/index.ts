import { defineWidget } from '../../elements/tree/define-widget';
import { ShortcodeSettings } from './settings';
import { Shortcode } from './shortcode';

export const shortcode = defineWidget({
	types: ['shortcode'],
	settings: ShortcodeSettings,
	Markup: Shortcode,
});
