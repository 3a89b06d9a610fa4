import { container, heading, type Item, type Settings, text, widget } from '../elements';
import type { CataloguePage } from '../page';
import { gap, icon, link, px, shadow, sides, size } from '../values';

const fleet = { item_title: 'Fleet', item_dropdown_content: 'yes', item_link: link('/fleet/') };
const places = { item_title: 'Places', item_dropdown_content: 'yes' };
const here = plain('This page', '/widgets/mega-menu/');
const contact = plain('Contact', '/contact/');

function plain(item_title: string, url: string) {
	return { item_title, item_dropdown_content: 'no', item_link: link(url) };
}

const stops = Array.from({ length: 8 }, (_, at) =>
	plain(`Stop ${at + 1} of the line`, '/stories/'),
);

const panel = {
	flex_direction: 'row',
	flex_direction_mobile: 'column',
	flex_gap: gap(24, 32),
	padding: sides(28, 32, 32),
	background_background: 'classic',
	background_color: '#FFFFFF',
	box_shadow_box_shadow_type: 'yes',
	box_shadow_box_shadow: shadow(0, 16, 32, -8, 'rgba(12,42,56,.28)'),
};

function column(...elements: readonly Item[]) {
	const widths = { width: size(30, '%'), width_mobile: size(100, '%') };
	return container({ ...widths, padding: sides(0), flex_gap: gap(8) }, elements);
}

function list(title: string, links: Readonly<Record<string, string>>) {
	const icon_list = Object.entries(links).map(([name, url]) => ({ text: name, link: link(url) }));
	return column(heading(3, title), widget('icon-list', { icon_list }));
}

/** The panels of the titles, in their order; the last two open nothing. */
const panels = [
	container(panel, [
		list('Quick ones', { Petrel: '/fleet/petrel/', Heron: '/fleet/heron/' }),
		list('Slow ones', { 'All eight boats': '/fleet/', 'Places to go': '/destinations/' }),
		column(
			text('Eight boats lie in the harbour. Any of them can be yours for a day.'),
			widget('button', { text: 'Ask for a boat', link: link('/contact/'), size: 'sm' }),
		),
	]),
	container({ ...panel, flex_direction: 'column', width: px(300) }, [
		list('By sea', {
			'Isola Bruna': '/destinations/isola-bruna/',
			'Porto Sereno': '/destinations/porto-sereno/',
		}),
	]),
	container({}, []),
	container({}, []),
];

function menu(
	settings: Settings,
	menu_items: readonly object[] = [fleet, places, here, contact],
	count = panels.length,
) {
	return widget('mega-menu', { menu_items, ...settings }, panels.slice(0, count));
}

export const page: CataloguePage = {
	title: 'Mega menu',
	purpose: 'handler',
	sentence:
		'A menu whose items open panels of any elements: under a pointer that rests, by their openers, by the first tap. Folded behind a button below a width. Without script the same buttons open them.',
	variations: {
		'As it comes': menu({ menu_name: 'As it comes' }),
		'On click': menu({ menu_name: 'On click', open_on: 'click' }),
		'As wide as what it holds, at the start, the middle and the end': [
			menu({
				menu_name: 'Fits, start',
				content_width: 'fit_to_content',
				content_horizontal_position: 'left',
			}),
			menu({
				menu_name: 'Fits, centre',
				content_width: 'fit_to_content',
				item_position_horizontal: 'center',
			}),
			menu({
				menu_name: 'Fits, end',
				content_width: 'fit_to_content',
				content_horizontal_position: 'right',
				item_position_horizontal: 'end',
			}),
		],
		'Spread out, with lines between, other drawings and colours': menu(
			{
				menu_name: 'Other looks',
				item_position_horizontal: 'stretch',
				menu_divider: 'yes',
				menu_divider_color: '#0A6E77',
				menu_item_icon: icon('fas fa-plus'),
				menu_item_icon_active: icon('fas fa-minus'),
				menu_item_title_typography_typography: 'custom',
				menu_item_title_typography_font_size: px(18),
				menu_item_title_text_color_normal: '#0C2A38',
				menu_item_title_text_color_hover: '#9E1B16',
				menu_item_title_text_color_active: '#1557C0',
				menu_item_title_background_color_background: 'classic',
				menu_item_title_background_color_color: '#EAF3F1',
				menu_item_title_background_color_hover_background: 'classic',
				menu_item_title_background_color_hover_color: '#F7E9CB',
				menu_item_title_border_radius: sides(6),
				menu_item_title_space_between: px(8),
				menu_item_title_distance_from_content: px(16),
				style_dropdown_indicator_size: px(12),
				menu_dropdown_indicator_color_normal: '#0A6E77',
			},
			[
				{ ...fleet, item_icon: icon('fas fa-anchor'), item_icon_active: icon('fas fa-ship') },
				{ ...places, item_icon: icon('fas fa-map-marker-alt') },
				here,
				contact,
			],
		),
		'Icons above, panels that come by an entrance': menu(
			{
				menu_name: 'Entrance',
				icon_position: 'block-start',
				icon_size: px(22),
				icon_color: '#0A6E77',
				icon_color_hover: '#9E1B16',
				open_animation: 'fadeInDown',
				open_animation_duration: size(400, 'ms'),
			},
			[
				{ ...fleet, item_icon: icon('fas fa-anchor') },
				{ ...places, item_icon: icon('fas fa-map-marker-alt') },
				{ ...here, item_icon: icon('fas fa-star') },
				{ ...contact, item_icon: icon('fas fa-phone') },
			],
		),
		'More titles than there is room: they are scrolled': container(
			{ width: px(520), width_mobile: size(100, '%'), padding: sides(0) },
			[
				menu(
					{
						menu_name: 'Scrolled',
						horizontal_scroll: 'enable',
						content_width: 'fit_to_content',
						content_horizontal_position: 'left',
						breakpoint_selector: 'none',
					},
					[fleet, places, ...stops],
					2,
				),
			],
		),
		'Folded on phones only': menu({
			menu_name: 'Folded on phones',
			breakpoint_selector: 'mobile',
			toggle_align: 'flex-end',
		}),
		'Never folded': menu({ menu_name: 'Never folded', breakpoint_selector: 'none' }),
		'Always folded': menu({
			menu_name: 'Always folded',
			item_layout: 'dropdown',
			toggle_align: 'flex-start',
			style_menu_toggle_icon_size: px(28),
			menu_toggle_icon_color_normal: '#FFFFFF',
			menu_toggle_icon_background_color_normal_background: 'classic',
			menu_toggle_icon_background_color_normal_color: '#0A6E77',
			dropdown_menu_item_text_color_normal: '#0C2A38',
			dropdown_menu_item_text_color_active: '#9E1B16',
		}),
		'Rows and panels that do not match': [
			text('A row without a panel is a link or a text; a panel without a row is left out.'),
			menu(
				{ menu_name: 'Not matching' },
				[
					fleet,
					{ item_title: 'A panel is missing', item_dropdown_content: 'yes' },
					{ item_title: 'Only a text', item_dropdown_content: 'no' },
				],
				1,
			),
		],
		'Every other style control: borders, shadows, panels, the folded menu': [
			menu(
				{
					content_border_border: 'solid',
					content_border_width: sides(2),
					content_border_color: '#0A6E77',
					content_border_radius: sides(12),
					content_padding: sides(32),
					content_background_color_background: 'classic',
					content_background_color_color: '#FBF7EE',
					content_shadow_box_shadow_type: 'yes',
					content_shadow_box_shadow: shadow(0, 12, 32, 0, 'rgba(12,42,56,0.25)'),
					menu_item_title_box_border_border: 'solid',
					menu_item_title_box_border_width: sides(1),
					menu_item_title_box_border_color: '#C4D6D4',
					menu_item_title_box_border_hover_border: 'solid',
					menu_item_title_box_border_hover_width: sides(1),
					menu_item_title_box_border_hover_color: '#9E1B16',
					menu_item_title_box_border_active_border: 'solid',
					menu_item_title_box_border_active_width: sides(1),
					menu_item_title_box_border_active_color: '#0C2A38',
					menu_item_title_box_shadow_box_shadow_type: 'yes',
					menu_item_title_box_shadow_box_shadow: shadow(0, 1, 2, 0, 'rgba(12,42,56,0.2)'),
					menu_item_title_box_shadow_hover_box_shadow_type: 'yes',
					menu_item_title_box_shadow_hover_box_shadow: shadow(0, 2, 6, 0, 'rgba(12,42,56,0.3)'),
					menu_item_title_box_shadow_active_box_shadow_type: 'yes',
					menu_item_title_box_shadow_active_box_shadow: shadow(0, 3, 8, 0, 'rgba(12,42,56,0.4)'),
					menu_item_title_background_color_active_background: 'classic',
					menu_item_title_background_color_active_color: '#0C2A38',
					menu_item_title_text_shadow_hover_text_shadow_type: 'yes',
					menu_item_title_text_shadow_hover_text_shadow: {
						horizontal: 0,
						vertical: 1,
						blur: 2,
						color: 'rgba(0,0,0,.3)',
					},
					menu_item_title_text_shadow_active_text_shadow_type: 'yes',
					menu_item_title_text_shadow_active_text_shadow: {
						horizontal: 0,
						vertical: 1,
						blur: 2,
						color: 'rgba(0,0,0,.3)',
					},
					menu_item_title_transition_duration: size(0.4, 's'),
					menu_item_title_text_color_active: '#FBF7EE',
					icon_color_active: '#F2C14E',
					menu_dropdown_indicator_color_active: '#F2C14E',
					menu_item_title_text_shadow_normal_text_shadow_type: 'yes',
					menu_item_title_text_shadow_normal_text_shadow: {
						horizontal: 1,
						vertical: 1,
						blur: 2,
						color: 'rgba(12,42,56,0.15)',
					},
					menu_item_title_padding: sides(10, 18),
					icon_spacing: px(12),
					style_dropdown_indicator_space: px(14),
					style_dropdown_indicator_rotate: size(90, 'deg'),
					menu_dropdown_indicator_color_hover: '#9E1B16',
					menu_divider: 'yes',
					menu_divider_style: 'dashed',
					menu_divider_width: px(2),
					menu_divider_height: px(24),
					menu_divider_color: '#0A6E77',
					menu_toggle_icon_normal: icon('fas fa-chevron-down'),
					menu_toggle_icon_active: icon('fas fa-chevron-up'),
					menu_toggle_icon_color_normal: '#0C2A38',
					menu_toggle_icon_color_hover: '#9E1B16',
					menu_toggle_icon_color_active: '#FBF7EE',
					menu_toggle_icon_background_color_normal_background: 'classic',
					menu_toggle_icon_background_color_normal_color: '#F7E9CB',
					menu_toggle_icon_background_color_hover_background: 'classic',
					menu_toggle_icon_background_color_hover_color: '#EAF3F1',
					menu_toggle_icon_background_color_active_background: 'classic',
					menu_toggle_icon_background_color_active_color: '#0C2A38',
					menu_toggle_icon_border_normal_border: 'solid',
					menu_toggle_icon_border_normal_width: sides(2),
					menu_toggle_icon_border_normal_color: '#0A6E77',
					menu_toggle_icon_border_radius: sides(8),
					menu_toggle_icon__padding: sides(12),
					dropdown_menu_item_background_color_normal_background: 'classic',
					dropdown_menu_item_background_color_normal_color: '#FBF7EE',
					menu_name: 'In borders',
					content_width: 'fit_to_content',
					content_horizontal_position: 'start',
					dropdown_menu_item_text_color_normal: '#0C2A38',
					dropdown_menu_item_text_color_active: '#FBF7EE',
				},
				[
					{ ...fleet, item_icon: icon('fas fa-anchor'), item_icon_active: icon('fas fa-ship') },
					{ ...places, item_icon: icon('fas fa-map-marker-alt') },
					here,
					contact,
				],
			),
			menu(
				{
					content_border_border: 'solid',
					content_border_width: sides(2),
					content_border_color: '#0A6E77',
					content_border_radius: sides(12),
					content_padding: sides(32),
					content_background_color_background: 'classic',
					content_background_color_color: '#FBF7EE',
					content_shadow_box_shadow_type: 'yes',
					content_shadow_box_shadow: shadow(0, 12, 32, 0, 'rgba(12,42,56,0.25)'),
					menu_item_title_box_border_border: 'solid',
					menu_item_title_box_border_width: sides(1),
					menu_item_title_box_border_color: '#C4D6D4',
					menu_item_title_box_border_hover_border: 'solid',
					menu_item_title_box_border_hover_width: sides(1),
					menu_item_title_box_border_hover_color: '#9E1B16',
					menu_item_title_box_border_active_border: 'solid',
					menu_item_title_box_border_active_width: sides(1),
					menu_item_title_box_border_active_color: '#0C2A38',
					menu_item_title_box_shadow_box_shadow_type: 'yes',
					menu_item_title_box_shadow_box_shadow: shadow(0, 1, 2, 0, 'rgba(12,42,56,0.2)'),
					menu_item_title_box_shadow_hover_box_shadow_type: 'yes',
					menu_item_title_box_shadow_hover_box_shadow: shadow(0, 2, 6, 0, 'rgba(12,42,56,0.3)'),
					menu_item_title_box_shadow_active_box_shadow_type: 'yes',
					menu_item_title_box_shadow_active_box_shadow: shadow(0, 3, 8, 0, 'rgba(12,42,56,0.4)'),
					menu_item_title_background_color_active_background: 'classic',
					menu_item_title_background_color_active_color: '#0C2A38',
					menu_item_title_text_color_active: '#FBF7EE',
					icon_color_active: '#F2C14E',
					menu_dropdown_indicator_color_active: '#F2C14E',
					menu_item_title_text_shadow_normal_text_shadow_type: 'yes',
					menu_item_title_text_shadow_normal_text_shadow: {
						horizontal: 1,
						vertical: 1,
						blur: 2,
						color: 'rgba(12,42,56,0.15)',
					},
					menu_item_title_padding: sides(10, 18),
					icon_spacing: px(12),
					style_dropdown_indicator_space: px(14),
					style_dropdown_indicator_rotate: size(90, 'deg'),
					menu_dropdown_indicator_color_hover: '#9E1B16',
					menu_divider: 'yes',
					menu_divider_style: 'dashed',
					menu_divider_width: px(2),
					menu_divider_height: px(24),
					menu_divider_color: '#0A6E77',
					menu_toggle_icon_normal: icon('fas fa-chevron-down'),
					menu_toggle_icon_active: icon('fas fa-chevron-up'),
					menu_toggle_icon_color_normal: '#0C2A38',
					menu_toggle_icon_color_hover: '#9E1B16',
					menu_toggle_icon_color_active: '#FBF7EE',
					menu_toggle_icon_background_color_normal_background: 'classic',
					menu_toggle_icon_background_color_normal_color: '#F7E9CB',
					menu_toggle_icon_background_color_hover_background: 'classic',
					menu_toggle_icon_background_color_hover_color: '#EAF3F1',
					menu_toggle_icon_background_color_active_background: 'classic',
					menu_toggle_icon_background_color_active_color: '#0C2A38',
					menu_toggle_icon_border_normal_border: 'solid',
					menu_toggle_icon_border_normal_width: sides(2),
					menu_toggle_icon_border_normal_color: '#0A6E77',
					menu_toggle_icon_border_radius: sides(8),
					menu_toggle_icon__padding: sides(12),
					dropdown_menu_item_background_color_normal_background: 'classic',
					dropdown_menu_item_background_color_normal_color: '#FBF7EE',
					menu_toggle_icon_box_shadow_normal_box_shadow_type: 'yes',
					menu_toggle_icon_box_shadow_normal_box_shadow: shadow(0, 2, 6, 0, 'rgba(0,0,0,.2)'),
					menu_toggle_icon_border_hover_border: 'solid',
					menu_toggle_icon_border_hover_width: sides(2),
					menu_toggle_icon_border_hover_color: '#9E1B16',
					menu_toggle_icon_box_shadow_hover_box_shadow_type: 'yes',
					menu_toggle_icon_box_shadow_hover_box_shadow: shadow(0, 2, 6, 0, 'rgba(0,0,0,.2)'),
					menu_toggle_icon_border_active_border: 'solid',
					menu_toggle_icon_border_active_width: sides(2),
					menu_toggle_icon_border_active_color: '#F2C14E',
					menu_toggle_icon_box_shadow_active_box_shadow_type: 'yes',
					menu_toggle_icon_box_shadow_active_box_shadow: shadow(0, 2, 6, 0, 'rgba(0,0,0,.2)'),
					dropdown_menu_item_box_shadow_normal_box_shadow_type: 'yes',
					dropdown_menu_item_box_shadow_normal_box_shadow: shadow(0, 2, 6, 0, 'rgba(0,0,0,.2)'),
					dropdown_menu_item_background_color_active_background: 'classic',
					dropdown_menu_item_background_color_active_color: '#0C2A38',
					dropdown_menu_item_box_shadow_active_box_shadow_type: 'yes',
					dropdown_menu_item_box_shadow_active_box_shadow: shadow(0, 2, 6, 0, 'rgba(0,0,0,.2)'),
					menu_dropdown_box_border_border: 'solid',
					menu_dropdown_box_border_width: sides(1),
					menu_dropdown_box_border_color: '#0A6E77',
					menu_dropdown_box_border_radius: sides(6),
					menu_dropdown_box_shadow_box_shadow_type: 'yes',
					menu_dropdown_box_shadow_box_shadow: shadow(0, 2, 6, 0, 'rgba(0,0,0,.2)'),
					menu_name: 'In borders, folded',
					item_layout: 'dropdown',
					dropdown_menu_item_text_color_normal: '#0C2A38',
					dropdown_menu_item_text_color_active: '#FBF7EE',
				},
				[
					{ ...fleet, item_icon: icon('fas fa-anchor'), item_icon_active: icon('fas fa-ship') },
					{ ...places, item_icon: icon('fas fa-map-marker-alt') },
					here,
					contact,
				],
			),
		],
	},
};
