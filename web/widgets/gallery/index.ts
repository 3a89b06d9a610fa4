import { defineWidget } from '../../elements/tree/define-widget';
import { HELD_PICTURES_CSS } from '../../ui/held-pictures-css';
import { Gallery } from './gallery';
import css from './gallery.css?inline';
import { GallerySettings } from './settings';
import { galleryStyles } from './styles';

export const gallery = defineWidget({
	types: ['gallery'],
	settings: GallerySettings,
	Markup: Gallery,
	styles: galleryStyles,
	globals: {
		title_typography_typography: 'primary',
		description_typography_typography: 'text',
		galleries_titles_typography_typography: 'primary',
		galleries_title_color_normal: 'primary',
		galleries_title_color_hover: 'secondary',
		galleries_title_color_active: 'secondary',
		galleries_pointer_color_hover: 'accent',
		galleries_pointer_color_active: 'accent',
	},
	css,
	partsCss: { 'held-pictures': HELD_PICTURES_CSS },
});
