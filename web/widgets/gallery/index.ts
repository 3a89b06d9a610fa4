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
	css,
	partsCss: { 'held-pictures': HELD_PICTURES_CSS },
});
