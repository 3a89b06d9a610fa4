import { EXPIRE_ACTIONS, type ExpireAction } from '@outrigger/rules/time/countdown';
import { fallback, type InferOutput, object, pipe, transform, unknown } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';

/** The settings that the handler needs when the time is up; the markup has the time itself. */
const browserEntries = {
	/** The actions run in this order. */
	expire_actions: fallback(
		pipe(
			unknown(),
			transform((stored): ExpireAction[] => {
				const chosen: unknown[] = Array.isArray(stored) ? stored : [stored];
				return EXPIRE_ACTIONS.filter((action) => chosen.includes(action));
			}),
		),
		[],
	),
	expire_redirect_url: linkSetting(),
};

export const CountdownBrowserSettings = object(browserEntries);

export const CountdownSettings = object({
	...browserEntries,
	countdown_type: choiceSetting(['due_date', 'evergreen'], 'due_date'),
	/** `YYYY-MM-DD HH:mm` in the site's zone; if empty, a month from now. */
	due_date: textSetting(),
	evergreen_counter_hours: numberSetting(47),
	evergreen_counter_minutes: numberSetting(59),
	label_display: choiceSetting(['block', 'inline'], 'block'),
	show_days: switchSetting(true),
	show_hours: switchSetting(true),
	show_minutes: switchSetting(true),
	show_seconds: switchSetting(true),
	show_labels: switchSetting(true),
	custom_labels: switchSetting(false),
	label_days: wordSetting('countdown.days'),
	label_hours: wordSetting('countdown.hours'),
	label_minutes: wordSetting('countdown.minutes'),
	label_seconds: wordSetting('countdown.seconds'),
	/** May hold HTML. */
	message_after_expire: textSetting(),
});
export type CountdownSettings = InferOutput<typeof CountdownSettings>;
