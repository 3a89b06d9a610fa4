import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconSetting } from '../../elements/settings/icon';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

/** What a row is while nothing of it is stored. */
const ROW = { title: 'Item', content: '' };

export const AccordionSettings = object({
	tabs: repeaterSetting(
		{ tab_title: textSetting(ROW.title), tab_content: textSetting(ROW.content) },
		[{ tab_title: 'Item #1' }, { tab_title: 'Item #2' }],
	),
	/** Their defaults differ between the two types: `icons.ts`. */
	selected_icon: iconSetting(),
	selected_active_icon: iconSetting(),
	/** The icon of older exports. */
	icon: iconSetting(),
	icon_active: iconSetting(),
	/** Older exports say left and right, newer ones start and end; none is the beginning of the line. */
	icon_align: choiceSetting(['', 'left', 'right', 'start', 'end'], ''),
	title_html_tag: choiceSetting(['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'], 'div'),
	/** Tells search engines of the questions and answers. */
	faq_schema: switchSetting(false),
});
export type AccordionSettings = InferOutput<typeof AccordionSettings>;
