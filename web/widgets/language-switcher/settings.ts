import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';

/** The controls that Connect Polylang for Elementor stores. */
export const LanguageSwitcherSettings = object({
	layout: choiceSetting(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
	/** Leaves the page's own language out. */
	hide_current: switchSetting(false),
	/** Leaves out languages in which the page is not there; without it they lead to their front page. */
	hide_missing: switchSetting(false),
	show_language_name: switchSetting(true),
	show_language_code: switchSetting(false),
	uppercase_language_code: switchSetting(false),
});
export type LanguageSwitcherSettings = InferOutput<typeof LanguageSwitcherSettings>;
