import { container, heading, named, text, widget } from '../elements';
import type { CataloguePage } from '../page';
import { action, gap, link, shadow, sides, size } from '../values';

export const page: CataloguePage = {
	title: 'Off-canvas',
	purpose: 'calls',
	picture: 'r2 x2 =',
	kind: 'handler',
	sentence:
		'A panel beside the page, as a dialog: links open, close and toggle it, Escape and a press beside it close it unless an editor prevents that. Without script it is shown at its own address, where the links lead.',
	variations: {
		'As it comes': [
			widget('button', {
				text: 'Open: The log',
				link: link(action('off_canvas:open', { id: '7ba25e5', displayMode: 'open' })),
			}),
			named(
				'7ba25e5',
				widget('off-canvas', { off_canvas_name: 'The log' }, [
					container({ padding: sides(32), flex_gap: gap(16) }, [
						heading(3, 'The log', { title_color: '#0C2A38' }),
						text('What was seen, and by whom.', { text_color: '#10222F' }),
						widget('button', {
							text: 'Close',
							link: link(action('off_canvas:close', { id: '7ba25e5', displayMode: 'close' })),
						}),
					]),
				]),
			),
		],
		'From the right, half the width, with animations and a locked page': [
			widget('button', {
				text: 'Toggle: The chart',
				link: link(action('off_canvas:toggle', { id: 'd1e1557', displayMode: 'toggle' })),
			}),
			named(
				'd1e1557',
				widget(
					'off-canvas',
					{
						off_canvas_name: 'The chart',
						horizontal_position: 'end',
						width: size(50, 'vw'),
						width_mobile: size(90, 'vw'),
						entrance_animation: 'slideInRight',
						exit_animation: 'slideInRight',
						entrance_animation_mobile: 'fadeIn',
						offcanvas_animation_duration: size(0.4, 's'),
						prevent_scroll: 'yes',
						wrapper_html_tag: 'aside',
					},
					[
						container({ padding: sides(32), flex_gap: gap(16) }, [
							heading(3, 'The chart', { title_color: '#0C2A38' }),
							text('One panel, both ways. What counts up waits for it.', { text_color: '#10222F' }),
							widget('button', {
								text: 'Close',
								link: link(action('off_canvas:close', { id: 'd1e1557', displayMode: 'close' })),
							}),
							widget('counter', { ending_number: 365, title: 'Days' }),
						]),
					],
				),
			),
		],
		'From below, as high as it is, without a veil': [
			widget('button', {
				text: 'Open: The tide',
				link: link(action('off_canvas:open', { id: '94ad213', displayMode: 'open' })),
			}),
			named(
				'94ad213',
				widget(
					'off-canvas',
					{
						off_canvas_name: 'The tide',
						vertical_position: 'end',
						width: size(100, '%'),
						height: 'fit-content',
						has_overlay: '',
					},
					[
						container({ padding: sides(32), flex_gap: gap(16) }, [
							heading(3, 'The tide', { title_color: '#0C2A38' }),
							text('High at seven, low at one.', { text_color: '#10222F' }),
							widget('button', {
								text: 'Close',
								link: link(action('off_canvas:close', { id: '94ad213', displayMode: 'close' })),
							}),
						]),
					],
				),
			),
		],
		'Neither Escape nor a press beside it closes it': [
			widget('button', {
				text: 'Open: The form',
				link: link(action('off_canvas:open', { id: '5d72f91', displayMode: 'open' })),
			}),
			named(
				'5d72f91',
				widget(
					'off-canvas',
					{
						off_canvas_name: 'The form',
						is_not_close_on_overlay: 'yes',
						is_not_close_on_esc_overlay: 'yes',
						overlay_background_background: 'classic',
						overlay_background_color: 'rgba(12,27,46,.9)',
						horizontal_position: 'center',
						vertical_position: 'center',
						height: 'custom',
						custom_height: size(60, 'vh'),
						background_background: 'classic',
						background_color: '#FBF7EE',
						border_border: 'solid',
						border_width: sides(4),
						border_color: '#0A6E77',
						border_radius: sides(16),
						box_shadow_box_shadow_type: 'yes',
						box_shadow_box_shadow: shadow(0, 8, 40, 0, 'rgba(12,42,56,0.4)'),
						prevent_scroll: 'yes',
					},
					[
						container({ padding: sides(32), flex_gap: gap(16) }, [
							heading(3, 'The form', { title_color: '#0C2A38' }),
							text('Two ways out are prevented; the button stays, and one at the end for keys.', {
								text_color: '#10222F',
							}),
							widget('button', {
								text: 'Close',
								link: link(action('off_canvas:close', { id: '5d72f91', displayMode: 'close' })),
							}),
						]),
					],
				),
			),
		],
	},
};
