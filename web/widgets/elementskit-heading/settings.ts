import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

export const ElementsKitHeadingSettings = object({
	/** May hold inline HTML; text in `{{…}}` is highlighted. */
	ekit_heading_title: textSetting(),
	ekit_heading_title_tag: titleTagSetting('h2'),
	ekit_heading_link: linkSetting(),
	ekit_heading_sub_title_show: switchSetting(false),
	ekit_heading_sub_title: textSetting(),
	ekit_heading_sub_title_tag: titleTagSetting('p'),
	ekit_heading_sub_title_position: choiceSetting(['after_title', 'before_title'], 'after_title'),
	ekit_heading_section_extra_title_show: switchSetting(false),
	/** HTML. */
	ekit_heading_extra_title: textSetting(),
	ekit_heading_show_seperator: switchSetting(true),
});
export type ElementsKitHeadingSettings = InferOutput<typeof ElementsKitHeadingSettings>;
