import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { repeaterSetting } from '../../elements/settings/repeater';
import { textSetting } from '../../elements/settings/text';

const ALIGNMENTS = ['', 'start', 'center', 'end', 'stretch'] as const;

export const TabsSettings = object({
	tabs: repeaterSetting(
		{ tab_title: textSetting('Tab Title'), tab_content: textSetting('Tab Content') },
		[{ tab_title: 'Tab #1' }, { tab_title: 'Tab #2' }],
	),
	type: choiceSetting(['horizontal', 'vertical'], 'horizontal'),
	tabs_align_horizontal: choiceSetting(ALIGNMENTS, ''),
	tabs_align_vertical: choiceSetting(ALIGNMENTS, ''),
});
export type TabsSettings = InferOutput<typeof TabsSettings>;
