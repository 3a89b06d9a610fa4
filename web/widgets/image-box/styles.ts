import {
	border,
	boxShadow,
	choice,
	cssFilters,
	customSize,
	LEFT_END,
	mediaBox,
	number,
	RIGHT_END,
	type StyleControl,
	slider,
} from '../../elements/styles/factories';

const WRAPPER = ' .elementor-image-box-wrapper';
const FIGURE = ' .elementor-image-box-img';
const IMAGE = `${FIGURE} img`;
const HOVERED = ':hover .elementor-image-box-img img';

export const imageBoxStyles: readonly StyleControl[] = [
	...mediaBox({
		wrapper: WRAPPER,
		title: ' .elementor-image-box-title',
		description: ' .elementor-image-box-description',
		space: 'image_space',
		stroke: 'title_stroke',
	}),
	choice('text_align', WRAPPER, {
		left: { '--media-box-align': LEFT_END },
		start: { '--media-box-align': 'flex-start' },
		justify: { '--media-box-align': 'flex-start' },
		right: { '--media-box-align': RIGHT_END },
		end: { '--media-box-align': 'flex-end' },
	}),
	customSize('thumbnail', IMAGE),
	slider('image_size', FIGURE, 'width'),
	slider('image_height', IMAGE, 'height'),
	choice('image_object_fit', IMAGE, 'object-fit'),
	choice('image_object_position', IMAGE, 'object-position'),
	...border('image_border', IMAGE),
	slider('image_border_radius', IMAGE, 'border-radius'),
	...boxShadow('image_box_shadow', IMAGE),
	...cssFilters('css_filters', IMAGE),
	number('image_opacity', IMAGE, 'opacity'),
	...cssFilters('css_filters_hover', HOVERED),
	number('image_opacity_hover', HOVERED, 'opacity'),
	number('background_hover_transition', IMAGE, (seconds) => ({
		'transition-duration': `${seconds}s`,
	})),
];
