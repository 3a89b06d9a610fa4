import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { linkSetting } from '../../elements/settings/link';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';
import { BUTTON_SIZES } from '../../ui/button';

/** The settings that the handler reads. */
export const LoginBrowserSettings = object({
	/** True if a visitor who is logged in sees a message instead of the form. */
	show_logged_in_message: switchSetting(true),
});

export const LoginSettings = object({
	...LoginBrowserSettings.entries,
	show_labels: switchSetting(true),
	input_size: choiceSetting(BUTTON_SIZES, 'sm'),
	button_text: wordSetting('login.submit'),
	button_size: choiceSetting(BUTTON_SIZES, 'sm'),
	button_hover_animation: hoverAnimationSetting(),
	redirect_after_login: switchSetting(false),
	redirect_url: linkSetting(),
	redirect_after_logout: switchSetting(false),
	redirect_logout_url: linkSetting(),
	show_lost_password: switchSetting(true),
	show_remember_me: switchSetting(true),
	/** The two placeholders below count only if this is on. */
	custom_labels: switchSetting(false),
	user_label: wordSetting('login.user'),
	user_placeholder: wordSetting('login.user'),
	password_label: wordSetting('common.password'),
	password_placeholder: wordSetting('common.password'),
});
export type LoginSettings = InferOutput<typeof LoginSettings>;
