import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { sliderSetting } from '../../elements/settings/slider';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

export const ProgressSettings = object({
	/** Title and text may hold inline HTML. */
	title: textSetting('My Skill'),
	title_tag: titleTagSetting('span'),
	progress_type: choiceSetting(['', 'info', 'success', 'warning', 'danger'], ''),
	/** The percentage, from 0 to 100. */
	percent: sliderSetting(50),
	/** Empty or `hide` if it is off; exports before version 3.0 have `hide`. */
	display_percentage: choiceSetting(['show', '', 'hide'], 'show'),
	title_display: switchSetting(true),
	inner_text: textSetting('Web Designer'),
});
export type ProgressSettings = InferOutput<typeof ProgressSettings>;
