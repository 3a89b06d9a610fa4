import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { ICON_VIEWS } from '../../ui/icon-view';

export const DividerSettings = object({
	/** A CSS border style or the name of a pattern. */
	style: textSetting('solid'),
	look: choiceSetting(['line', 'line_icon', 'line_text'], 'line'),
	text: textSetting('Divider'),
	html_tag: titleTagSetting('span'),
	icon: iconSetting(iconNamed('fas fa-star')),
	icon_view: choiceSetting(ICON_VIEWS, 'default'),
});
export type DividerSettings = InferOutput<typeof DividerSettings>;
