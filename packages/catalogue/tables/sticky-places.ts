import { bare, container, heading, text, untitled, widget } from '../elements';
import type { CataloguePage } from '../page';
import { gap, px, sides, sidesIn, size } from '../values';

export const page: CataloguePage = {
	title: 'Sticky elements',
	purpose: 'motion',
	picture: 'H/t/t/t/t',
	kind: 'behaviour',
	stored: { databaseId: 3120 },
	sentence:
		'<p>What stays in sight while the page goes by: in a column, to the end of the page, at the bottom edge.</p><p><a href="#after-bar">To the place after the bar</a>, <a href="#below-both">to the one after both</a></p>',
	opening: bare({
		content_width: 'full',
		padding: sidesIn('custom', '40px', 'var(--edge)'),
		flex_gap: gap(20),
	}),
	variations: {
		'A long column': untitled(
			[
				container({ width: size(60, '%') }, [
					heading(2, 'A long column'),
					text('The note beside it stays until the column ends.'),
					widget('spacer', { space: px(900) }),
					text('<p><a href="/widgets/">The column’s last words</a></p>'),
				]),
				container({ width: size(40, '%') }, [
					text('This note stays in its column.', {
						sticky: 'top',
						sticky_offset: 140,
						sticky_parent: 'yes',
						sticky_on: ['desktop', 'laptop', 'tablet_extra', 'tablet'],
						_element_id: 'note',
						_background_background: 'classic',
						_background_color: '#F7C873',
						_padding: sides(16),
					}),
				]),
			],
			bare({
				content_width: 'full',
				flex_direction: 'row',
				padding: sidesIn('custom', '40px', 'var(--edge)'),
				_element_id: 'columns',
			}),
		),
		'Its container ends soon': untitled(
			[
				container(
					{
						html_tag: 'div',
						sticky: 'top',
						sticky_offset: 90,
						sticky_offset_mobile: 0,
						sticky_effects_offset: 200,
						sticky_anchor_link_offset: 180,
						_element_id: 'bar',
						background_background: 'classic',
						background_color: '#F7C873',
						padding: sides(24, 20),
						custom_css: 'selector.elementor-sticky--effects { padding-block: 4px; }',
					},
					[text('A bar that stays to the end of the page')],
				),
				heading(2, 'Its container ends soon'),
				widget('spacer', { space: px(500) }),
			],
			bare({
				content_width: 'full',
				padding: sidesIn('custom', '40px', 'var(--edge)'),
				_element_id: 'short',
			}),
		),
		'After the bar': untitled(
			[
				heading(2, 'After the bar', { _element_id: 'after-bar' }),
				text('<p><a href="#after-bar">Back to this place</a></p>'),
				text('Sticks below the bar that sticks', {
					sticky: 'top',
					sticky_offset: 170,
					sticky_parent: 'yes',
					_element_id: 'below-bar',
					_background_background: 'classic',
					_background_color: '#B9DAD6',
					_padding: sides(8),
				}),
				widget('spacer', { space: px(1400) }),
				text('<p><a href="/widgets/">All widgets</a></p>', { _element_id: 'below-both' }),
			],
			bare({ content_width: 'full', padding: sidesIn('custom', '40px', 'var(--edge)') }),
		),
		'Where the strip belongs': untitled(
			[
				container(
					{
						sticky: 'bottom',
						sticky_offset: 10,
						sticky_on: ['desktop', 'laptop', 'tablet_extra', 'tablet'],
						_element_id: 'strip',
						background_background: 'classic',
						background_color: '#B9DAD6',
						padding: sides(8, 20),
					},
					[text('A strip at the bottom edge, until its own place comes')],
				),
				heading(2, 'Where the strip belongs'),
				widget('spacer', { space: px(700) }),
			],
			bare({
				content_width: 'full',
				padding: sidesIn('custom', '40px', 'var(--edge)'),
				_element_id: 'strip-home',
			}),
		),
	},
};
