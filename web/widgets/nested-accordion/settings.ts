import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { durationSetting } from '../../elements/settings/duration';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

const browserEntries = {
	/** The number of items that may be open at once. The misspelling is the builder's. */
	max_items_expended: choiceSetting(['one', 'multiple'], 'one'),
	/** Milliseconds. */
	n_accordion_animation_duration: durationSetting(400),
};

export const NestedAccordionBrowserSettings = object(browserEntries);

export const NestedAccordionSettings = object({
	...browserEntries,
	items: repeaterSetting({ item_title: textSetting('Item Title'), element_css_id: textSetting() }, [
		{ item_title: 'Item #1' },
		{ item_title: 'Item #2' },
		{ item_title: 'Item #3' },
	]),
	/** The first state of the first item: open or closed. */
	default_state: choiceSetting(['expanded', 'all_collapsed'], 'expanded'),
	title_tag: titleTagSetting('div'),
	accordion_item_title_icon: iconSetting(iconNamed('fas fa-plus')),
	accordion_item_title_icon_active: iconSetting(iconNamed('fas fa-minus')),
	/** Adds structured data of the questions and answers for search engines. */
	faq_schema: switchSetting(false),
});
export type NestedAccordionSettings = InferOutput<typeof NestedAccordionSettings>;
