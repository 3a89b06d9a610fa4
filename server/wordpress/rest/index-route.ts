import { zoneOffset } from '../../../domain/zoned-time';
import { mediaUrl } from '../media/uploads-url';
import { renderSettingText } from '../texts/titles';
import { shownTypes } from './content-types';
import { type RestContext, restLink } from './rest-context';
import type { RestResult } from './rest-item';

const ITEM = '(?P<id>[\\d]+)';

/** Every route that answers, written as WordPress writes its patterns. */
function routePatterns(context: RestContext): string[] {
	const { taxonomies } = context.store.content;
	const collections = [
		...shownTypes(context.store).map((type) => type.restBase),
		...taxonomies.flatMap((taxonomy) => taxonomy.restBase || []),
		'users',
		'comments',
	];
	return [
		'/wp/v2',
		...collections.flatMap((base) => [`/wp/v2/${base}`, `/wp/v2/${base}/${ITEM}`]),
		'/wp/v2/users/me',
		'/wp/v2/statuses',
		'/wp/v2/statuses/(?P<status>[\\w-]+)',
		'/wp/v2/types',
		'/wp/v2/types/(?P<type>[\\w-]+)',
		'/wp/v2/taxonomies',
		'/wp/v2/taxonomies/(?P<taxonomy>[\\w-]+)',
		'/wp/v2/search',
	];
}

function routesOf(context: RestContext): Record<string, unknown> {
	const entries = routePatterns(context).map((pattern) => {
		const methods = pattern === '/wp/v2/comments' ? ['GET', 'POST'] : ['GET'];
		const links = pattern.includes('(') ? {} : { self: [{ href: restLink(context, pattern) }] };
		const route = {
			namespace: 'wp/v2',
			methods,
			endpoints: [{ methods, args: {} }],
			_links: links,
		};
		return [pattern, route];
	});
	return Object.fromEntries(entries);
}

/** Hours between the site's clock and UTC at a moment. */
function offsetHours(timezone: string, now: number): number {
	return zoneOffset(now, timezone) / 3_600_000;
}

/** `GET /wp-json/`: who the site is and which routes it has. */
export function showIndex(context: RestContext): RestResult {
	const { settings } = context.store;
	const icon = context.store.post(settings.siteIconId)?.media;
	return {
		kind: 'data',
		data: {
			name: renderSettingText(settings.title),
			description: renderSettingText(settings.description),
			url: context.siteUrl,
			home: context.siteUrl,
			gmt_offset: offsetHours(settings.timezone, context.now),
			timezone_string: settings.timezone,
			page_for_posts: settings.pageForPosts,
			page_on_front: settings.pageOnFront,
			show_on_front: settings.showOnFront,
			namespaces: ['wp/v2'],
			authentication: {},
			routes: { '/': { namespace: '', methods: ['GET'] }, ...routesOf(context) },
			site_logo: settings.siteLogoId,
			site_icon: settings.siteIconId,
			site_icon_url: icon ? mediaUrl(context.siteUrl, icon) : '',
			_links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
		},
	};
}

/** `GET /wp-json/wp/v2`. */
export function showNamespace(context: RestContext): RestResult {
	return {
		kind: 'data',
		data: {
			namespace: 'wp/v2',
			routes: routesOf(context),
			_links: { up: [{ href: restLink(context, '/') }] },
		},
	};
}
