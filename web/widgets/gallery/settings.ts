import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { mediaListSetting } from '../../elements/settings/media-list';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';

const TEXT_SOURCES = ['', 'title', 'caption', 'alt', 'description'] as const;

/** The name of the animation of content or pictures under the pointer, without the prefix of its class. */
const animationSetting = (usual: string) => textSetting(usual);

export const GallerySettings = object({
	gallery_type: choiceSetting(['single', 'multiple'], 'single'),
	gallery: mediaListSetting(),
	galleries: repeaterSetting(
		{
			gallery_title: textSetting('New Gallery'),
			multiple_gallery: mediaListSetting(),
		},
		[{}],
	),
	show_all_galleries: switchSetting(true),
	show_all_galleries_label: wordSetting('list.all'),
	order_by: choiceSetting(['', 'random'], ''),
	/** If off, every picture is loaded at once. */
	lazyload: switchSetting(true),
	gallery_layout: choiceSetting(['grid', 'justified', 'masonry'], 'grid'),
	thumbnail_image_size: textSetting('medium'),
	link_to: choiceSetting(['', 'file', 'custom'], 'file'),
	/** One link for all pictures. */
	url: linkSetting(),
	open_lightbox: choiceSetting(['default', 'yes', 'no'], 'default'),
	overlay_background: switchSetting(true),
	overlay_title: choiceSetting(TEXT_SOURCES, ''),
	overlay_description: choiceSetting(TEXT_SOURCES, ''),
	image_hover_animation: animationSetting(''),
	background_overlay_hover_animation: animationSetting('fade-in'),
	content_hover_animation: animationSetting('fade-in'),
	content_sequenced_animation: switchSetting(false),
	content_vertical_position: choiceSetting(['', 'top', 'middle', 'bottom'], ''),
	/** The mark of the chosen title, or of the title under the pointer. */
	pointer: choiceSetting(
		['none', 'underline', 'overline', 'double-line', 'framed', 'background', 'text'],
		'underline',
	),
	animation_line: choiceSetting(['fade', 'slide', 'grow', 'drop-in', 'drop-out', 'none'], 'fade'),
	animation_framed: textSetting('fade'),
	animation_background: textSetting('fade'),
	animation_text: textSetting('grow'),
});
export type GallerySettings = InferOutput<typeof GallerySettings>;
