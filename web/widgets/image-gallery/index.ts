import { defineWidget } from '../../elements/tree/define-widget';
import { HELD_PICTURES_CSS } from '../../ui/held-pictures-css';
import { ImageGallery } from './image-gallery';
import css from './image-gallery.css?inline';
import { ImageGallerySettings } from './settings';
import { imageGalleryStyles } from './styles';

export const imageGallery = defineWidget({
	types: ['image-gallery'],
	settings: ImageGallerySettings,
	Markup: ImageGallery,
	styles: imageGalleryStyles,
	globals: { typography_typography: 'accent' },
	css,
	partsCss: { 'held-pictures': HELD_PICTURES_CSS },
	wrapperClasses: ({ image_spacing }) => [image_spacing === 'custom' && 'gallery-spacing-custom'],
});
