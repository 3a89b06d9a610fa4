import { text } from '../elements';
import type { CataloguePage } from '../page';
import { icon, link, px, shadow, sides, size } from '../values';

export const page: CataloguePage = {
	title: 'Button',
	purpose: 'calls',
	picture: 'x/x b3 x/x',
	kind: 'markup',
	sentence: 'A button that leads somewhere.',
	space: 'close',
	variations: {
		Sizes: [
			{ text: 'See the fleet, xs', size: 'xs', link: link('/fleet/') },
			{ text: 'See the fleet, sm', size: 'sm', link: link('/fleet/') },
			{ text: 'See the fleet, md', size: 'md', link: link('/fleet/') },
			{ text: 'See the fleet, lg', size: 'lg', link: link('/fleet/') },
			{ text: 'See the fleet, xl', size: 'xl', link: link('/fleet/') },
		],
		Kinds: [
			{ text: 'Plain', button_type: '', link: link('/fleet/') },
			{ text: 'Weather today', button_type: 'info', link: link('/fleet/') },
			{ text: 'Your boat is ready', button_type: 'success', link: link('/fleet/') },
			{ text: 'Wind is coming', button_type: 'warning', link: link('/fleet/') },
			{ text: 'Call for help', button_type: 'danger', link: link('/fleet/') },
		],
		Icons: [
			{
				text: 'Set sail',
				selected_icon: icon('fas fa-arrow-right'),
				icon_align: 'row-reverse',
				link: link('/fleet/'),
			},
			{
				text: 'Call the harbour',
				selected_icon: icon('fas fa-phone-alt'),
				icon_align: 'row',
				icon_indent: px(16),
				link: link('tel:+390000000000'),
			},
			{ text: '', selected_icon: icon('fas fa-search'), link: link('/?s=cove') },
		],
		Alignment: [
			{ text: 'Moored left', align: 'left', link: link('/fleet/') },
			{ text: 'Moored center', align: 'center', link: link('/fleet/') },
			{ text: 'Moored right', align: 'right', link: link('/fleet/') },
			{ text: 'Moored justify', align: 'justify', link: link('/fleet/') },
			{
				text: 'Whole width on a phone alone',
				align: 'left',
				align_mobile: 'justify',
				link: link('/fleet/'),
			},
		],
		'Colours, border and shape': [
			{
				text: 'Buoy red, sand when touched',
				background_color: '#9E1B16',
				hover_color: '#2A1608',
				button_background_hover_background: 'classic',
				button_background_hover_color: '#F7C873',
				link: link('/fleet/'),
			},
			{
				text: 'A line around it',
				background_background: 'classic',
				background_color: '#FFFFFF00',
				button_text_color: '#0C2A38',
				border_border: 'solid',
				border_width: sides(2),
				border_color: '#0C2A38',
				border_radius: sides(40),
				hover_color: '#FFFFFF',
				button_background_hover_background: 'classic',
				button_background_hover_color: '#0C2A38',
				link: link('/fleet/'),
			},
			{
				text: 'From noon to dusk',
				background_background: 'gradient',
				background_color: '#1557C0',
				background_color_b: '#3A2A5C',
				background_gradient_angle: size(90, 'deg'),
				border_radius: sides(8),
				text_padding: sides(18, 36),
				link: link('/fleet/'),
			},
			{
				text: 'With a shadow',
				button_box_shadow_box_shadow_type: 'yes',
				button_box_shadow_box_shadow: shadow(0, 8, 20, -4, 'rgba(7,16,25,0.5)'),
				link: link('/fleet/'),
			},
		],
		Type: {
			text: 'In capitals, spaced',
			typography_typography: 'custom',
			typography_text_transform: 'uppercase',
			typography_letter_spacing: size(0.12, 'em'),
			typography_font_size: px(14),
			link: link('/fleet/'),
		},
		'Under the pointer': [
			{ text: 'Grow', hover_animation: 'grow', link: link('/fleet/') },
			{ text: 'Shrink', hover_animation: 'shrink', link: link('/fleet/') },
			{ text: 'Float', hover_animation: 'float', link: link('/fleet/') },
			{ text: 'Pulse', hover_animation: 'pulse', link: link('/fleet/') },
		],
		'Without a link': [
			text('A real button, so that a popup that opens on it can be reached by keyboard.'),
			{ text: 'Something opens on me', button_css_id: 'opener' },
		],
		'A long one': {
			text: 'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor',
			link: link('/fleet/'),
		},
	},
};
