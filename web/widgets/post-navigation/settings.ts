import { type InferOutput, object } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const PostNavigationSettings = object({
	show_label: switchSetting(true),
	prev_label: textSetting('Previous'),
	next_label: textSetting('Next'),
	show_arrow: switchSetting(true),
	show_title: switchSetting(true),
	show_borders: switchSetting(true),
});
export type PostNavigationSettings = InferOutput<typeof PostNavigationSettings>;
