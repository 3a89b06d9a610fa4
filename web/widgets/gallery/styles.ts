import {
	background,
	choice,
	color,
	cssFilters,
	custom,
	LEFT_END,
	RIGHT_END,
	type StyleControl,
	sizeOf,
	slider,
	typography,
} from '../../elements/styles/factories';

const CONTAINER = ' .elementor-gallery__container';
const IMAGE = ' .e-gallery-image';
const HOVERED = ' .e-gallery-item:is(:hover, :focus-visible)';
const OVERLAY = ' .elementor-gallery-item__overlay';
const TITLE = ' .elementor-gallery-item__title';
const DESCRIPTION = ' .elementor-gallery-item__description';
const FILTER = ' .elementor-gallery__titles-container';
const FILTER_TITLE = ' .elementor-gallery-title';

const milliseconds = (control: string, property: string): StyleControl =>
	custom(control, 'slider', '', (value) => {
		const duration = sizeOf(value);
		return duration === undefined ? undefined : { [property]: `${duration}ms` };
	});

export const galleryStyles: readonly StyleControl[] = [
	slider('gap', CONTAINER, (length) => ({ '--hgap': length, '--vgap': length })),
	slider('ideal_row_height', CONTAINER, '--row-height'),
	choice('aspect_ratio', CONTAINER, {
		'1:1': { '--aspect-ratio': '1 / 1' },
		'3:2': { '--aspect-ratio': '3 / 2' },
		'4:3': { '--aspect-ratio': '4 / 3' },
		'9:16': { '--aspect-ratio': '9 / 16' },
		'16:9': { '--aspect-ratio': '16 / 9' },
		'21:9': { '--aspect-ratio': '21 / 9' },
	}),
	color('image_border_color', '', '--image-border-color'),
	slider('image_border_width', '', '--image-border-width'),
	slider('image_border_radius', '', '--image-border-radius'),
	...cssFilters('image_css_filters', IMAGE),
	color('image_border_color_hover', HOVERED, '--image-border-color'),
	slider('image_border_radius_hover', HOVERED, '--image-border-radius'),
	...cssFilters('image_css_filters_hover', `${HOVERED}${IMAGE}`),
	milliseconds('image_animation_duration', '--image-transition-duration'),
	...background('overlay_background', OVERLAY),
	...background('overlay_background_hover', `${HOVERED}${OVERLAY}`, { defaultType: 'classic' }),
	choice('image_blend_mode', '', '--overlay-mix-blend-mode'),
	milliseconds('background_overlay_animation_duration', '--overlay-transition-duration'),
	choice('content_alignment', '', '--content-text-align'),
	choice('content_vertical_position', '', {
		top: { '--content-justify-content': 'flex-start' },
		middle: { '--content-justify-content': 'center' },
		bottom: { '--content-justify-content': 'flex-end' },
	}),
	slider('content_padding', '', '--content-padding'),
	color('title_color', '', '--title-text-color'),
	...typography('title_typography', TITLE),
	slider('title_spacing', '', '--description-margin-top'),
	color('description_color', '', '--description-text-color'),
	...typography('description_typography', DESCRIPTION),
	milliseconds('content_animation_duration', '--content-transition-duration'),
	choice('align_filter_bar_items', FILTER, {
		flexstart: { '--titles-container-justify-content': 'flex-start' },
		left: { '--titles-container-justify-content': LEFT_END },
		start: { '--titles-container-justify-content': 'flex-start' },
		center: { '--titles-container-justify-content': 'center' },
		flexend: { '--titles-container-justify-content': 'flex-end' },
		right: { '--titles-container-justify-content': RIGHT_END },
		end: { '--titles-container-justify-content': 'flex-end' },
		justify: { '--titles-container-justify-content': 'space-between' },
	}),
	...typography('galleries_titles_typography', FILTER_TITLE),
	color('galleries_title_color_normal', FILTER, '--galleries-title-color-normal'),
	color('galleries_title_color_hover', FILTER, '--galleries-title-color-hover'),
	color('galleries_title_color_active', FILTER, '--gallery-title-color-active'),
	color('galleries_pointer_color_hover', FILTER, '--galleries-pointer-bg-color-hover'),
	color('galleries_pointer_color_active', FILTER, '--galleries-pointer-bg-color-active'),
	slider('pointer_width', FILTER, '--galleries-pointer-border-width'),
	slider('galleries_titles_space_between', FILTER, '--space-between'),
	slider('galleries_titles_gap', FILTER, 'margin-block-end'),
];
