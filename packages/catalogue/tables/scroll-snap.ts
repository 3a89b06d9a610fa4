import { bare, container, heading, text, untitled } from '../elements';
import type { CataloguePage } from '../page';
import { across, px, sides, size } from '../values';

export const page: CataloguePage = {
	title: 'Scroll snap',
	purpose: 'motion',
	picture: 'r/r/a',
	kind: 'behaviour',
	stored: {
		databaseId: 3121,
		page_settings: { scroll_snap: 'yes', scroll_snap_position: 'start' },
	},
	variations: {
		'Scroll snap': untitled(
			[
				heading(1, 'Scroll snap', { _element_id: 'first' }),
				text('The page comes to rest at the top of each stage. <a href="#third">To the third</a>'),
			],
			bare({
				content_width: 'full',
				min_height: size(100, 'vh'),
				background_background: 'classic',
				background_color: '#EAF3F1',
				color_text: '#0C2A38',
				padding: across(40).padding,
				flex_justify_content: 'center',
			}),
		),
		'Second stage': untitled(
			[
				container(
					{
						background_background: 'classic',
						background_color: '#F7C873',
						color_text: '#10222F',
						padding: sides(16, 20),
						html_tag: 'div',
						sticky: 'top',
						sticky_offset: 140,
						_element_id: 'stage-bar',
						custom_css: 'selector.elementor-sticky--active { padding-block: 4px; }',
					},
					[text('It sticks as soon as the second stage has come')],
				),
				heading(2, 'Second stage', {
					_element_id: 'second',
					motion_fx_motion_fx_scrolling: 'yes',
					motion_fx_translateX_effect: 'yes',
					motion_fx_translateX_speed: px(1),
				}),
				text('The page comes to rest at the top of each stage. <a href="#third">To the third</a>'),
			],
			bare({
				content_width: 'full',
				min_height: size(100, 'vh'),
				background_background: 'classic',
				background_color: '#FBF7EE',
				color_text: '#10222F',
				padding: across(40).padding,
				flex_justify_content: 'flex-start',
			}),
		),
		'Third stage': untitled(
			[
				heading(2, 'Third stage', {
					_element_id: 'third',
					motion_fx_motion_fx_scrolling: 'yes',
					motion_fx_range: 'page',
					motion_fx_translateX_effect: 'yes',
					motion_fx_translateX_speed: px(1),
					motion_fx_translateX_direction: 'negative',
				}),
				text('The page comes to rest at the top of each stage. <a href="#third">To the third</a>'),
			],
			bare({
				content_width: 'full',
				min_height: size(100, 'vh'),
				background_background: 'classic',
				background_color: '#EAF3F1',
				color_text: '#0C2A38',
				padding: across(40).padding,
				flex_justify_content: 'center',
			}),
		),
	},
};
