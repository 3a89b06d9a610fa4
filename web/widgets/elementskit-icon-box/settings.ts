import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

export const ElementsKitIconBoxSettings = object({
	ekit_icon_box_enable_header_icon: choiceSetting(['icon', 'image', 'none'], 'icon'),
	ekit_icon_box_header_icons: iconSetting(),
	ekit_icon_box_header_image: mediaSetting(),
	/** The side of the text on which the icon is. */
	ekit_icon_box_icon_position: choiceSetting(['top', 'left', 'right'], 'top'),
	/** May hold inline HTML. */
	ekit_icon_box_title_text: textSetting(),
	ekit_icon_box_title_size: titleTagSetting('h3'),
	ekit_icon_box_description_text: textSetting(),
	ekit_icon_box_enable_btn: switchSetting(true),
	ekit_icon_box_btn_text: textSetting(),
	ekit_icon_box_btn_url: linkSetting(),
	/** If on, the whole box is a link to `ekit_icon_box_global_link`. */
	ekit_icon_box_show_global_link: switchSetting(false),
	ekit_icon_box_global_link: linkSetting(),
	ekit_icon_box_info_box_hover_animation: hoverAnimationSetting(),
});
export type ElementsKitIconBoxSettings = InferOutput<typeof ElementsKitIconBoxSettings>;
