import type { ElementSettings } from '../../builder/element-tree';
import { ownValue } from '../../values/own-value';
import { isPlainObject } from '../../values/plain-object';
import type { Clues, Kind } from './guess-kind';
import { renamedParts } from './looks';

/**
 * Recognises widgets that show data of the site instead of their settings: menus, logos, searches, lists of posts.
 */
export function kindOfPage({ name, settings }: Clues): Kind | null {
	if (/site-?logo|retina-logo|header-logo/.test(name)) {
		return { widgetType: 'theme-site-logo', settings: {} };
	}
	if (/site-?title/.test(name)) return { widgetType: 'theme-site-title', settings: {} };
	if (/bread-?crumbs?/.test(name)) return { widgetType: 'breadcrumbs', settings: {} };
	const fact = postFact(name);
	if (fact) return fact;
	if (
		/(?:nav|navigation|mega|simple|main|wp|header|vertical|full-?screen)-?(?:bar|menu)|-menu$|-nav$/.test(
			name,
		)
	) {
		return menu(name, settings);
	}
	if (/search/.test(name)) return { widgetType: 'search-form', settings: {} };
	if (/(?:^|-)(?:log-?in|sign-?in)(?:-|$)/.test(name)) return { widgetType: 'login', settings: {} };
	if (
		/posts?(?:-|$)|blog|news(?!letter)|recent|article/.test(name) &&
		!/navigation|comment/.test(name)
	) {
		return posts(name, settings);
	}
	return null;
}

/** A menu of food or prices is a list of its own rows, not a site menu. */
function menu(name: string, settings: ElementSettings): Kind | null {
	if (/food|price|pricing|restaurant|page-list/.test(name)) return null;
	const [, chosen] =
		Object.entries(settings).find(
			([control, value]) =>
				/menu|nav/.test(control) &&
				/(?:^|_|-)(?:menu|menus|navbar|choose|select|slug|id)$/.test(control) &&
				typeof value === 'string' &&
				/^[\w-]+$/.test(value) &&
				!/^(?:yes|no|none|default|horizontal|vertical)$/.test(value),
		) ?? [];
	return {
		widgetType: 'nav-menu',
		settings: {
			...(chosen !== undefined && { menu: chosen }),
			...renamedParts(settings, [
				{ part: /sub|dropdown/, color: 'color_dropdown_item' },
				{ part: /toggle|burger|humburger/, color: 'toggle_color' },
				{ part: /menu|item|link|nav/, color: 'color_menu_item', typography: 'menu' },
			]),
		},
	};
}

/** The widget for each fact of a post, by the part after `post-` in the name of an add-on's widget. */
const POST_FACTS: Readonly<Record<string, string>> = {
	title: 'theme-post-title',
	content: 'theme-post-content',
	'featured-image': 'theme-post-featured-image',
	thumbnail: 'theme-post-featured-image',
	image: 'theme-post-featured-image',
	excerpt: 'theme-post-excerpt',
	comment: 'post-comments',
	comments: 'post-comments',
	info: 'post-info',
	meta: 'post-info',
	navigation: 'post-navigation',
	nav: 'post-navigation',
};

function postFact(name: string): Kind | null {
	const fact = /-post-(?<fact>[a-z-]+)$/.exec(name)?.groups?.fact;
	const widgetType = ownValue(POST_FACTS, fact);
	return widgetType === undefined ? null : { widgetType, settings: {} };
}

/** Reads the number of posts and of columns from controls that end like WordPress's own names. */
function posts(name: string, settings: ElementSettings): Kind | null {
	if (/type|slider-item|timeline-story/.test(name)) return null;
	const amount = numberIn(
		settings,
		/posts?_?(?:per_page|num|number|count|limit)$|(?:number|count|limit)_?posts?$|per_page$/,
	);
	const columns = numberIn(settings, /columns?$/);
	return {
		widgetType: 'posts',
		settings: {
			...(amount !== null && { classic_posts_per_page: amount }),
			...(columns !== null && { classic_columns: `${columns}` }),
			...renamedParts(settings, [
				{ part: /title/, color: 'classic_title_color', typography: 'classic_title' },
				{
					part: /excerpt|content|desc/,
					color: 'classic_excerpt_color',
					typography: 'classic_excerpt',
				},
				{ part: /meta|date/, color: 'classic_meta_color', typography: 'classic_meta' },
			]),
		},
	};
}

function numberIn(settings: ElementSettings, pattern: RegExp): number | null {
	for (const [control, value] of Object.entries(settings)) {
		if (!pattern.test(control)) continue;
		const text = isPlainObject(value) ? value.size : value;
		const found = Number(/^\D*(\d{1,2})$/.exec(`${text}`)?.[1]);
		if (found > 0) return found;
	}
	return null;
}
