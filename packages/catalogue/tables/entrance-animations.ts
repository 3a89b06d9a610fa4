import { container, element, heading, section, text, topLevel, untitled } from '../elements';
import type { CataloguePage } from '../page';
import { gap, px, sides, size } from '../values';

const tile = {
	background_background: 'classic',
	background_color: '#DCEAE8',
	border_radius: sides(4),
	flex_align_items: 'center',
	flex_gap: gap(24),
	flex_justify_content: 'center',
	min_height: px(96),
	padding: sides(12),
};

const small = { typography_font_size: px(17), typography_typography: 'custom' };

const grid = {
	container_type: 'grid',
	content_width: 'boxed',
	flex_gap: gap(24),
	grid_columns_grid: size(5, 'fr'),
	grid_columns_grid_mobile: size(2, 'fr'),
	grid_columns_grid_tablet: size(3, 'fr'),
	grid_gaps: gap(12),
	padding: sides(0),
};

export const page: CataloguePage = {
	title: 'Entrance animations',
	purpose: 'motion',
	picture: 'a2 p3',
	kind: 'behaviour',
	stored: { databaseId: 3140 },
	space: 'wide',
	variations: {
		'Entrance animations': untitled(
			[
				heading(1, 'Entrance animations'),
				text(
					'What has an entrance plays it once, when it first comes into view. The first screen never waits for one: what was painted stays.',
				),
				heading(2, 'In the first screen', { _animation: 'fadeInUp', _element_id: 'painted' }),
			],
			{ min_height: size(100, 'vh') },
		),
		Fading: section({ overflow: 'hidden', min_height: size(60, 'vh') }, [
			container(grid, [
				container({ ...tile, animation: 'fadeIn' }, [heading(3, 'fadeIn', small)]),
				container({ ...tile, animation: 'fadeInDown' }, [heading(3, 'fadeInDown', small)]),
				container({ ...tile, animation: 'fadeInLeft' }, [heading(3, 'fadeInLeft', small)]),
				container({ ...tile, animation: 'fadeInRight' }, [heading(3, 'fadeInRight', small)]),
				container({ ...tile, animation: 'fadeInUp' }, [heading(3, 'fadeInUp', small)]),
			]),
		]),
		Zooming: section({ overflow: 'hidden', min_height: size(60, 'vh') }, [
			container(grid, [
				container({ ...tile, animation: 'zoomIn' }, [heading(3, 'zoomIn', small)]),
				container({ ...tile, animation: 'zoomInDown' }, [heading(3, 'zoomInDown', small)]),
				container({ ...tile, animation: 'zoomInLeft' }, [heading(3, 'zoomInLeft', small)]),
				container({ ...tile, animation: 'zoomInRight' }, [heading(3, 'zoomInRight', small)]),
				container({ ...tile, animation: 'zoomInUp' }, [heading(3, 'zoomInUp', small)]),
			]),
		]),
		Bouncing: section({ overflow: 'hidden', min_height: size(60, 'vh') }, [
			container(grid, [
				container({ ...tile, animation: 'bounceIn' }, [heading(3, 'bounceIn', small)]),
				container({ ...tile, animation: 'bounceInDown' }, [heading(3, 'bounceInDown', small)]),
				container({ ...tile, animation: 'bounceInLeft' }, [heading(3, 'bounceInLeft', small)]),
				container({ ...tile, animation: 'bounceInRight' }, [heading(3, 'bounceInRight', small)]),
				container({ ...tile, animation: 'bounceInUp' }, [heading(3, 'bounceInUp', small)]),
			]),
		]),
		Sliding: section({ overflow: 'hidden', min_height: size(60, 'vh') }, [
			container(grid, [
				container({ ...tile, animation: 'slideInDown' }, [heading(3, 'slideInDown', small)]),
				container({ ...tile, animation: 'slideInLeft' }, [heading(3, 'slideInLeft', small)]),
				container({ ...tile, animation: 'slideInRight' }, [heading(3, 'slideInRight', small)]),
				container({ ...tile, animation: 'slideInUp' }, [heading(3, 'slideInUp', small)]),
			]),
		]),
		Rotating: section({ overflow: 'hidden', min_height: size(60, 'vh') }, [
			container(grid, [
				container({ ...tile, animation: 'rotateIn' }, [heading(3, 'rotateIn', small)]),
				container({ ...tile, animation: 'rotateInDownLeft' }, [
					heading(3, 'rotateInDownLeft', small),
				]),
				container({ ...tile, animation: 'rotateInDownRight' }, [
					heading(3, 'rotateInDownRight', small),
				]),
				container({ ...tile, animation: 'rotateInUpLeft' }, [heading(3, 'rotateInUpLeft', small)]),
				container({ ...tile, animation: 'rotateInUpRight' }, [
					heading(3, 'rotateInUpRight', small),
				]),
			]),
		]),
		'Asking for attention': section({ overflow: 'hidden', min_height: size(60, 'vh') }, [
			container(grid, [
				container({ ...tile, animation: 'bounce' }, [heading(3, 'bounce', small)]),
				container({ ...tile, animation: 'flash' }, [heading(3, 'flash', small)]),
				container({ ...tile, animation: 'pulse' }, [heading(3, 'pulse', small)]),
				container({ ...tile, animation: 'rubberBand' }, [heading(3, 'rubberBand', small)]),
				container({ ...tile, animation: 'shake' }, [heading(3, 'shake', small)]),
				container({ ...tile, animation: 'headShake' }, [heading(3, 'headShake', small)]),
				container({ ...tile, animation: 'swing' }, [heading(3, 'swing', small)]),
				container({ ...tile, animation: 'tada' }, [heading(3, 'tada', small)]),
				container({ ...tile, animation: 'wobble' }, [heading(3, 'wobble', small)]),
				container({ ...tile, animation: 'jello' }, [heading(3, 'jello', small)]),
			]),
		]),
		'Light speed and rolling': section({ overflow: 'hidden', min_height: size(60, 'vh') }, [
			container(grid, [
				container({ ...tile, animation: 'lightSpeedIn' }, [heading(3, 'lightSpeedIn', small)]),
				container({ ...tile, animation: 'rollIn' }, [heading(3, 'rollIn', small)]),
			]),
		]),
		'Time and device': section({ overflow: 'hidden' }, [
			text('Fast: three quarters of a second.', {
				_animation: 'slideInLeft',
				animation_duration: 'fast',
				_element_id: 'fast',
			}),
			text('Slow: two seconds, after half a second.', {
				_animation: 'fadeInUp',
				animation_duration: 'slow',
				_animation_delay: 500,
				_element_id: 'slow',
			}),
			text('Pulses on a phone, fades on a tablet, is just there on a desk.', {
				_animation: 'none',
				_animation_tablet: 'fadeIn',
				_animation_mobile: 'pulse',
				_element_id: 'devices',
			}),
			text('Turned by its editor, and turned while it comes in.', {
				_animation: 'fadeInRight',
				_transform_rotate_popover: 'transform',
				_transform_rotateZ_effect: size(2, 'deg'),
				_element_id: 'turned',
			}),
		]),
		'A section and its column': topLevel(
			element('section', { animation: 'fadeIn', _element_id: 'section' }, [
				element(
					'column',
					{ _column_size: 100, animation: 'zoomIn', animation_delay: 200, _element_id: 'column' },
					[heading(2, 'A section and its column')],
				),
			]),
		),
		'Nothing readable': [
			text('A name that nobody knows.', {
				_animation: 'explode',
				_animation_delay: 'soon',
				_element_id: 'unknown',
			}),
			text('A delay below zero.', {
				_animation: 'fadeIn',
				_animation_delay: -400,
				_element_id: 'negative',
			}),
		],
	},
};
