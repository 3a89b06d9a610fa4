import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { mediaListSetting } from '../../elements/settings/media-list';
import { numberSetting } from '../../elements/settings/number';
import { textSetting } from '../../elements/settings/text';

export const ImageGallerySettings = object({
	wp_gallery: mediaListSetting(),
	thumbnail_size: textSetting('thumbnail'),
	/** The number of columns, from 1 to 10. */
	gallery_columns: numberSetting(4),
	gallery_display_caption: choiceSetting(['', 'none'], ''),
	gallery_link: choiceSetting(['file', 'attachment', 'none'], 'file'),
	open_lightbox: choiceSetting(['default', 'yes', 'no'], 'default'),
	gallery_rand: choiceSetting(['', 'rand'], ''),
	image_spacing: choiceSetting(['', 'custom'], ''),
});
export type ImageGallerySettings = InferOutput<typeof ImageGallerySettings>;
