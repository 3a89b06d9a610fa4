import { bare, container, heading, text, untitled, widget } from '../elements';
import type { CataloguePage } from '../page';
import { px, sides, sidesIn } from '../values';

export const page: CataloguePage = {
	title: 'Sticky elements where overflow is hidden',
	purpose: 'motion',
	picture: 'H/r/r',
	kind: 'behaviour',
	stored: {
		databaseId: 3122,
		page_settings: { custom_css: 'html, body { overflow-x: hidden !important; }' },
	},
	variations: {
		'Sticky where overflow is hidden': untitled(
			[
				heading(1, 'Sticky where overflow is hidden'),
				text(
					'Many themes hide what is too wide, of the page and of single boxes. What sticks in them sticks all the same. <a href="/widgets/">All widgets</a>',
				),
			],
			bare({ content_width: 'full', padding: sidesIn('custom', '40px', 'var(--edge)') }),
		),
		'The box ends soon': untitled(
			[
				container(
					{
						background_background: 'classic',
						background_color: '#F7C873',
						color_text: '#10222F',
						padding: sides(16, 20),
						html_tag: 'div',
						sticky: 'top',
						sticky_offset: 90,
						sticky_effects_offset: 200,
						_element_id: 'hidden-bar',
					},
					[text('In a box that hides, to the end of the page')],
				),
				heading(2, 'The box ends soon'),
				widget('spacer', { space: px(500) }),
			],
			bare({
				content_width: 'full',
				padding: sidesIn('custom', '40px', 'var(--edge)'),
				_element_id: 'hiding',
				custom_css: 'selector { display: block; overflow: hidden; }',
			}),
		),
		'A column that is long': untitled(
			[
				container({}, [
					heading(2, 'A column that is long'),
					widget('spacer', { space: px(900) }),
					text('Here the column ends.'),
				]),
				container({ _element_id: 'hidden-column' }, [
					text('Stays in its column', {
						sticky: 'top',
						sticky_offset: 140,
						sticky_parent: 'yes',
						_element_id: 'hidden-note',
						_background_background: 'classic',
						_background_color: '#EAF3F1',
						_padding: sides(12),
					}),
				]),
			],
			bare({
				content_width: 'full',
				padding: sidesIn('custom', '40px', 'var(--edge)'),
				flex_direction: 'row',
				_element_id: 'hiding-row',
				custom_css: 'selector { overflow: hidden !important; }',
			}),
		),
		'Effects below the end of its box': untitled(
			[
				container(
					{
						background_background: 'classic',
						background_color: '#F7C873',
						color_text: '#10222F',
						padding: sides(16, 20),
						html_tag: 'div',
						sticky: 'top',
						sticky_offset: 160,
						sticky_effects_offset: 900,
						sticky_parent: 'yes',
						_element_id: 'clipped-bar',
					},
					[text('Its effects begin below the end of its box')],
				),
				widget('spacer', { space: px(400) }),
			],
			bare({
				content_width: 'full',
				padding: sidesIn('custom', '40px', 'var(--edge)'),
				overflow: 'hidden',
				_element_id: 'clipping',
			}),
		),
		'The rest of the page': untitled(
			[
				heading(2, 'The rest of the page', { _element_id: 'rest' }),
				widget('spacer', { space: px(2000) }),
			],
			bare({ content_width: 'full', padding: sidesIn('custom', '40px', 'var(--edge)') }),
		),
	},
};
