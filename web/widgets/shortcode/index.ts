import { defineWidget } from '../../elements/tree/define-widget';
import { Shortcode, ShortcodeSettings } from './shortcode';

export const shortcode = defineWidget({
	types: ['shortcode'],
	settings: ShortcodeSettings,
	Markup: Shortcode,
});
