import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { sliderSetting } from '../../elements/settings/slider';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

export const ProgressSettings = object({
	/** Title and text may hold inline HTML. */
	title: textSetting(),
	title_tag: titleTagSetting('span'),
	progress_type: choiceSetting(['', 'info', 'success', 'warning', 'danger'], ''),
	/** 0 to 100. */
	percent: sliderSetting(50),
	display_percentage: choiceSetting(['show', 'hide'], 'show'),
	inner_text: textSetting(),
});
export type ProgressSettings = InferOutput<typeof ProgressSettings>;
