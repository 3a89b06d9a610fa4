import type { ElementSettings } from '../builder/element-tree';
import { trimmedText } from '../text/trimmed-text';
import { isPlainObject } from '../values/plain-object';
import { type Looks, renamedLooks } from './renamed-prefixes';

/** Its values are `text_center` where others say `center`. */
const ALIGN = 'ekit_heading_title_align';

/** How controls of Jeg Elementor Kit's heading begin, and those of ElementsKit's. */
const LOOKS: Looks = [
	['st_general_alignment_responsive', ALIGN],
	['st_title_color_responsive', 'ekit_heading_title_color'],
	['st_title_typography_content_typography', 'ekit_heading_title_typography'],
	['st_focused_color_responsive', 'ekit_heading_focused_title_color'],
	['st_focused_typography_content_typography', 'ekit_heading_focused_title_typography'],
	['st_subtitle_color_responsive', 'ekit_heading_sub_title_color'],
	['st_subtitle_typography_content_typography', 'ekit_heading_sub_title_typography'],
	['st_description_color_responsive', 'ekit_heading_extra_title_color'],
	['st_description_typography_content_typography', 'ekit_heading_extra_title_typography'],
];

/**
 * The heading of Jeg Elementor Kit in the words of ElementsKit's. Its title is stored in pieces, of which the one in
 * the middle is set off; what stands in `sg_title_text`, and in subtitles that are off, is what the add-on wrote there.
 */
export function asElementsKitHeading(settings: ElementSettings): ElementSettings {
	const [before, focused, after] = ['before', 'focused', 'after'].map((piece) =>
		trimmedText(settings[`sg_title_${piece}`]),
	);
	const pieces = [before, focused && `{{${focused}}}`, after];
	const { __globals__: globals } = settings;
	return {
		...settings,
		...renamed(settings),
		...(isPlainObject(globals) && { __globals__: { ...globals, ...renamed(globals) } }),
		ekit_heading_title: pieces.filter(Boolean).join(' '),
		ekit_heading_title_tag: settings.sg_title_html_tag,
		ekit_heading_sub_title_show: settings.sg_subtitle_enable === 'yes' ? 'yes' : '',
		ekit_heading_sub_title: settings.sg_subtitle_heading,
		ekit_heading_section_extra_title_show: settings.sg_description_enable === 'yes' ? 'yes' : '',
		ekit_heading_extra_title: settings.sg_description,
		ekit_heading_show_seperator: '',
	};
}

function renamed(bag: ElementSettings): ElementSettings {
	return Object.fromEntries(
		Object.entries(renamedLooks(bag, LOOKS)).map(([control, value]) => {
			const isAlign = control.startsWith(ALIGN) && typeof value === 'string';
			return [control, isAlign ? `text_${value}` : value];
		}),
	);
}
