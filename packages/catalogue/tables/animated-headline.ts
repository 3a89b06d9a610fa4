import { container } from '../elements';
import type { CataloguePage } from '../page';
import { gap, link, px, sides, size } from '../values';

const rotating = {
	after_text: 'first',
	before_text: 'Today we',
	headline_style: 'rotate',
	rotating_text: `anchor
swim ashore
drift`,
};

const highlighted = {
	after_text: 'today',
	before_text: 'The sea is',
	highlighted_text: 'flat calm',
	loop: '',
	marker_color: '#0A6E77',
};

export const page: CataloguePage = {
	title: 'Animated headline',
	purpose: 'words',
	picture: 'H/x w3 x/t',
	kind: 'handler',
	stored: { databaseId: 3142 },
	sentence:
		'One word is marked with a drawn line, or several words take turns. What moves by itself for long can be paused, and stands still for visitors who want less motion.',
	space: 'wide',
	variations: {
		'As it comes': {},
		Markers: container(
			{
				content_width: 'boxed',
				flex_gap: gap(24),
				padding: sides(0),
				container_type: 'grid',
				grid_columns_grid: size(2, 'fr'),
				grid_columns_grid_mobile: size(1, 'fr'),
				grid_gaps: gap(48, 40),
			},
			[
				{ ...highlighted, marker: 'circle', rounded_edges: 'yes' },
				{ ...highlighted, marker: 'curly', rounded_edges: 'yes' },
				{ ...highlighted, marker: 'underline' },
				{ ...highlighted, marker: 'double' },
				{ ...highlighted, marker: 'double_underline' },
				{ ...highlighted, marker: 'underline_zigzag' },
				{ ...highlighted, marker: 'diagonal' },
				{ ...highlighted, marker: 'strikethrough' },
				{ ...highlighted, marker: 'x' },
			],
		),
		'Words that take turns': container(
			{
				content_width: 'boxed',
				flex_gap: gap(24),
				padding: sides(0),
				container_type: 'grid',
				grid_columns_grid: size(2, 'fr'),
				grid_columns_grid_mobile: size(1, 'fr'),
				grid_gaps: gap(48, 40),
			},
			[
				{ ...rotating, animation_type: 'typing', _element_id: 'typing' },
				{ ...rotating, animation_type: 'clip', _element_id: 'clip' },
				{ ...rotating, animation_type: 'flip', _element_id: 'flip' },
				{ ...rotating, animation_type: 'swirl', _element_id: 'swirl' },
				{ ...rotating, animation_type: 'blinds', _element_id: 'blinds' },
				{ ...rotating, animation_type: 'drop-in', _element_id: 'drop-in' },
				{ ...rotating, animation_type: 'wave', _element_id: 'wave' },
				{ ...rotating, animation_type: 'slide', _element_id: 'slide' },
				{ ...rotating, animation_type: 'slide-down', _element_id: 'slide-down' },
			],
		),
		'Once, with a link, centred': [
			{
				headline_style: 'rotate',
				animation_type: 'slide',
				loop: '',
				rotate_iteration_delay: 600,
				before_text: 'Choose a',
				rotating_text: `rib
runabout
tender`,
				after_text: '',
				link: link('/fleet/'),
				alignment: 'center',
				title_color: '#0C2A38',
				words_color: '#0A6E77',
				_element_id: 'once',
			},
			{
				before_text: 'Out',
				highlighted_text: 'at six',
				after_text: 'and back for breakfast',
				marker: 'double_underline',
				above_content: 'yes',
				stroke_width: px(6),
				alignment: 'center',
				_element_id: 'loop',
				highlight_animation_duration: 400,
				highlight_iteration_delay: 600,
			},
		],
		'Nothing readable': {
			headline_style: 'jump',
			marker: 'star',
			before_text: 'Still',
			highlighted_text: 'readable',
			highlight_animation_duration: 'soon',
			rotate_iteration_delay: -5,
		},
	},
};
