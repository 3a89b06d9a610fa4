import type { ElementSettings } from '../../builder/element-tree';
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
	if (
		/(?:nav|navigation|mega|simple|main|wp|header|off-?canvas|vertical|full-?screen)-?(?:bar|menu)|-menu$|-nav$/.test(
			name,
		)
	) {
		return menu(name, settings);
	}
	if (/search/.test(name)) return { widgetType: 'search-form', settings: {} };
	if (/(?:^|-)(?:log-?in|sign-?in)(?:-|$)/.test(name)) return { widgetType: 'login', settings: {} };
	const fact = postFact(name);
	if (fact) return fact;
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

function postFact(name: string): Kind | null {
	const fact =
		/(?:^|-)post-(?<fact>title|content|featured-image|thumbnail|image|excerpt|comments?|info|meta|navigation|nav)$/.exec(
			name,
		)?.groups?.fact;
	switch (fact) {
		case 'title':
			return { widgetType: 'theme-post-title', settings: {} };
		case 'content':
			return { widgetType: 'theme-post-content', settings: {} };
		case 'featured-image':
		case 'thumbnail':
		case 'image':
			return { widgetType: 'theme-post-featured-image', settings: {} };
		case 'excerpt':
			return { widgetType: 'theme-post-excerpt', settings: {} };
		case 'comment':
		case 'comments':
			return { widgetType: 'post-comments', settings: {} };
		case 'info':
		case 'meta':
			return { widgetType: 'post-info', settings: {} };
		case 'navigation':
		case 'nav':
			return { widgetType: 'post-navigation', settings: {} };
		default:
			return null;
	}
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
		const text =
			typeof value === 'object' && value !== null && 'size' in value ? value.size : value;
		const found = Number(/^\D*(\d{1,2})$/.exec(`${text}`)?.[1]);
		if (found > 0) return found;
	}
	return null;
}
