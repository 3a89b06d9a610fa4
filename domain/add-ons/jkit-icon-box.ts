import type { ElementSettings } from '../builder/element-tree';
import { trimmedText } from '../text/trimmed-text';
import { isPlainObject } from '../values/plain-object';
import { type Looks, renamedLooks } from './renamed-prefixes';

const LOOKS: Looks = [
	['sg_setting_content_alignment_responsive', 'ekit_icon_box_text_align_responsive'],
	['st_container_padding_responsive', 'ekit_icon_box_infobox_bg_padding'],
	['st_container_background_background', 'ekit_icon_box_infobox_bg_group'],
	['st_container_border_border', 'ekit_icon_box_iocnbox_border_group'],
	['st_container_border_radius_responsive', 'ekit_icon_box_infobox_border_radious'],
	['st_content_title_color_responsive', 'ekit_icon_title_color'],
	['st_content_title_typography_content_typography', 'ekit_icon_title_typography_group'],
	['st_content_description_color_responsive', 'ekit_icon_description_color'],
	[
		'st_content_description_typography_content_typography',
		'ekit_icon_description_typography_group',
	],
	['st_icon_color_responsive', 'ekit_icon_box_icon_primary_color'],
	['st_icon_bg_color_responsive', 'ekit_icon_box_icon_secondary_color_normal'],
	['st_icon_size_responsive', 'ekit_icon_icon_size'],
	['st_icon_padding_responsive', 'ekit_icon_icon_padding'],
	['st_icon_height_responsive', 'ekit_icon_box_icon_height'],
	['st_icon_width_responsive', 'ekit_icon_box_icon_width'],
];

/** The icon box of Jeg Elementor Kit in the words of ElementsKit's; its badge is left out. */
export function asElementsKitIconBox(settings: ElementSettings): ElementSettings {
	const { __globals__: globals } = settings;
	return {
		...settings,
		...renamedLooks(settings, LOOKS),
		...(isPlainObject(globals) && { __globals__: { ...globals, ...renamedLooks(globals, LOOKS) } }),
		ekit_icon_box_enable_header_icon: trimmedText(settings.sg_icon_type) || 'icon',
		ekit_icon_box_header_icons: settings.sg_icon_header,
		ekit_icon_box_header_image: settings.sg_icon_image,
		ekit_icon_box_icon_position: settings.sg_setting_icon_position,
		ekit_icon_box_title_text: settings.sg_icon_text,
		ekit_icon_box_title_size: settings.sg_setting_html_tag,
		ekit_icon_box_description_text: settings.sg_icon_description,
		ekit_icon_box_enable_btn: settings.sg_readmore_enable_button === 'yes' ? 'yes' : '',
		ekit_icon_box_btn_text: settings.sg_readmore_button_label,
	};
}
