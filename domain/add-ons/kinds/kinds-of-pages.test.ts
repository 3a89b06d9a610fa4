import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const kindOf = (name: string) => guessKind(name, {})?.widgetType ?? null;

/** For each widget of the site's data: names of add-ons that mean it, and names that are only close. */
const NAMES: [widgetType: string, is: string, isNot: string][] = [
	[
		'theme-site-logo',
		'rael-site-logo acme_sitelogo hfe-retina-logo wpr-header-logo',
		'acme-logo acme-site-x-logo',
	],
	['theme-site-title', 'hfe-site-title acme-sitetitle', 'acme-site-tagline'],
	['breadcrumbs', 'acme-breadcrumbs acme-bread-crumb acme_breadcrumb', 'acme-bread acme-crumbs'],
	[
		'nav-menu',
		`acme-nav-menu acme-nav-menu-x acme-navmenu acme-navbar acme-navigation-menu-x acme-mega-menu-x
acme-simple-menu-x acme-main-menu-x wp-menu-x acme-header-bar acme-vertical-menu-x acme-full-screen-menu-x
acme-fullscreen-menu-x acme-side-menu acme-side-nav`,
		`acme-menu-card acme-navy acme-side-nav-x acme-food-menu acme-price-menu acme-pricing-menu
acme-restaurant-menu acme-page-list-menu acme-off-canvas-menu acme-offcanvas-menu`,
	],
	['search-form', 'acme-search acme-ajax-search-bar', 'acme-sea'],
	[
		'login',
		'acme-login acme-log-in acme-signin sign-in acme-login-register',
		'acme-logins acme-blogin acme-design-infinity',
	],
	['theme-post-title', 'acme-post-title', 'acme-post-title2 acme-post-titles acme-outpost-title'],
	['theme-post-content', 'acme-post-content', 'acme-post-contents'],
	[
		'theme-post-featured-image',
		'acme-post-featured-image acme-post-thumbnail acme_post_image',
		'acme-post-images',
	],
	['theme-post-excerpt', 'acme-post-excerpt', 'acme-post-excerpts'],
	['post-comments', 'acme-post-comments acme-post-comment', 'acme-post-comment-x'],
	['post-info', 'acme-post-info acme-post-meta', 'acme-post-infos'],
	['post-navigation', 'acme-post-navigation acme-post-nav', 'acme-post-navigate'],
	[
		'posts',
		'acme-posts acme-post acme-post-grid acme-blog acme-blog-list acme-news acme-recent acme-articles acme-postx-posts',
		`acme-postal acme-newsletter acme-post-type acme-blog-slider-item acme-post-timeline-story
acme-posts-navigation-x acme-recent-comments acme-poster`,
	],
];

describe('widgets that show data of the site', () => {
	it.each(NAMES)('are %s by these names', (widgetType, is) => {
		for (const name of is.split(/\s/)) expect([name, kindOf(name)]).toEqual([name, widgetType]);
	});

	it.each(NAMES)('are not %s by names that are only close', (widgetType, _, isNot) => {
		for (const name of isNot.split(/\s/)) {
			expect([name, kindOf(name)]).not.toEqual([name, widgetType]);
		}
	});

	it.each(['acme-site-logo', 'acme-site-title', 'acme-breadcrumbs', 'acme-search', 'acme-login'])(
		'keep the settings of %s and add none',
		(name) => {
			expect(guessKind(name, { height: 7 })?.settings).toEqual({ height: 7 });
		},
	);
});

describe('the menu that a widget shows', () => {
	const menuOf = (settings: Record<string, unknown>) =>
		guessKind('acme-side-menu', settings)?.settings;

	it.each(
		'menu nav_menu nav_menus my-menu navbar menu_choose nav_select menu_slug menu_id'.split(' '),
	)('stands under %s', (control) => {
		const settings = { [control]: 'main-2' };
		expect(menuOf(settings)).toEqual({ ...settings, menu: 'main-2', __globals__: {} });
	});

	it.each([
		['menu_color', 'main'],
		['mymenu', 'main'],
		['menus_x', 'main'],
		['post_slug', 'main'],
		['nav_menu', 'Main menu'],
		['nav_menu', 'main!'],
		['nav_menu', '!main'],
		['nav_menu', 7],
		['nav_menu', ['main']],
		['nav_menu', 'yes'],
		['nav_menu', 'no'],
		['nav_menu', 'none'],
		['nav_menu', 'default'],
		['nav_menu', 'horizontal'],
		['nav_menu', 'vertical'],
	])('does not stand under %s as %j', (control, value) => {
		expect(menuOf({ [control]: value })).not.toHaveProperty('menu');
	});

	it('may have a name that only contains such a word', () => {
		expect(menuOf({ nav_menu: 'no-2' })?.menu).toBe('no-2');
		expect(menuOf({ nav_menu: 'my-default' })?.menu).toBe('my-default');
	});

	it('is painted like that of the add-on', () => {
		expect(
			menuOf({
				submenu_color: '#1',
				toggle_a_color: '#3',
				link_color: '#4',
				nav_typography_font_size: 7,
			}),
		).toMatchObject({
			color_dropdown_item: '#1',
			toggle_color: '#3',
			color_menu_item: '#4',
			menu_typography_font_size: 7,
		});
		for (const part of ['sub', 'dropdown']) {
			expect(menuOf({ [`${part}_color`]: '#1' })).toHaveProperty('color_dropdown_item', '#1');
		}
		for (const part of ['toggle', 'burger', 'humburger']) {
			expect(menuOf({ [`${part}_color`]: '#1', x: 1 })).toHaveProperty('toggle_color', '#1');
		}
		for (const part of ['menu', 'item', 'link', 'nav']) {
			expect(menuOf({ [`${part}_color`]: '#1' })).toHaveProperty('color_menu_item', '#1');
		}
	});
});

describe('a list of posts', () => {
	const postsOf = (settings: Record<string, unknown>) =>
		guessKind('acme-post-grid', settings)?.settings ?? {};

	it.each(
		`posts_per_page post_per_page postsper_page post_num posts_number post_count posts_limit
number_post number_posts numberposts count_posts limit_of_per_page query_posts_per_page limitposts postscount postnum`.split(
			/\s/,
		),
	)('has its number of posts under %s', (control) => {
		expect(postsOf({ [control]: '12' })).toEqual({
			[control]: '12',
			classic_posts_per_page: 12,
			__globals__: {},
		});
	});

	it.each(
		'posts_per_page_x count_of_post number_postsx posts_per_pages number_of_posts_text post-limit_x'.split(
			' ',
		),
	)('has no number of posts under %s', (control) => {
		expect(postsOf({ [control]: '12' })).not.toHaveProperty('classic_posts_per_page');
	});

	it.each(['columns', 'column', 'grid_columns'])(
		'has its number of columns under %s',
		(control) => {
			expect(postsOf({ [control]: '3' })).toEqual({
				[control]: '3',
				classic_columns: '3',
				__globals__: {},
			});
		},
	);

	it('has no number of columns under a control of their gap', () => {
		expect(postsOf({ columns_gap: '3' })).not.toHaveProperty('classic_columns');
	});

	it.each([
		[4, 4],
		['grid-4', 4],
		['eael-col-12', 12],
		[{ unit: 'px', size: 4 }, 4],
		['0', undefined],
		['123', undefined],
		['4 posts', undefined],
		['1-of-4', undefined],
		[null, undefined],
		['', undefined],
		[{ unit: 'px', size: '' }, undefined],
	])('reads %j as %j', (stored, number) => {
		expect(postsOf({ posts_per_page: stored }).classic_posts_per_page).toBe(number);
	});

	it('takes the first control that has a number', () => {
		expect(
			postsOf({ posts_per_page: 'all', post_num: '5', posts_limit: '6' }).classic_posts_per_page,
		).toBe(5);
	});

	it('is painted like that of the add-on', () => {
		const settings = {
			acme_title_color: '#1',
			acme_title_typography_font_size: 1,
			acme_excerpt_color: '#2',
			acme_excerpt_typography_font_size: 2,
			acme_meta_color: '#3',
			acme_meta_typography_font_size: 3,
		};
		expect(postsOf(settings)).toEqual({
			...settings,
			classic_title_color: '#1',
			classic_title_typography_font_size: 1,
			classic_excerpt_color: '#2',
			classic_excerpt_typography_font_size: 2,
			classic_meta_color: '#3',
			classic_meta_typography_font_size: 3,
			__globals__: {},
		});
		const content = { a_content_color: '#2', a_date_color: '#3' };
		expect(postsOf(content)).toMatchObject({
			classic_excerpt_color: '#2',
			classic_meta_color: '#3',
		});
		expect(postsOf({ a_desc_color: '#2' })).toMatchObject({ classic_excerpt_color: '#2' });
	});
});
