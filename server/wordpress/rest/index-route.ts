import { zoneOffset } from '@outrigger/rules/time/zoned-time';
import { mediaUrl } from '../media/uploads-url';
import { renderSettingText } from '../texts/titles';
import { shownTaxonomies, shownTypes } from './content-types';
import { describeEndpoints, type FindRoute } from './describe-route';
import { type RestContext, restLink } from './rest-context';
import type { RestResult } from './rest-item';

const ITEM = '(?P<id>[\\d]+)';

/** Every route that answers, written as WordPress writes its patterns. */
function routePatterns(context: RestContext): string[] {
	const collections = [
		...shownTypes(context.store).map((type) => type.restBase),
		...shownTaxonomies(context.store).map((taxonomy) => taxonomy.restBase),
		'users',
		'comments',
	];
	return [
		...collections.flatMap((base) => [`/wp/v2/${base}`, `/wp/v2/${base}/${ITEM}`]),
		'/wp/v2/users/me',
		'/wp/v2/statuses',
		'/wp/v2/statuses/(?P<status>[\\w-]+)',
		'/wp/v2/types',
		'/wp/v2/types/(?P<type>[\\w-]+)',
		'/wp/v2/taxonomies',
		'/wp/v2/taxonomies/(?P<taxonomy>[\\w-]+)',
		'/wp/v2/search',
		'/wp/v2/settings',
		'/wp/v2/menus',
		`/wp/v2/menus/${ITEM}`,
	];
}

/** A route that leads to the others. */
function listing(context: RestContext, route: string, args: object) {
	return {
		namespace: route.slice(1),
		methods: ['GET'],
		endpoints: [{ methods: ['GET'], args }],
		_links: { self: [{ href: restLink(context, route) }] },
	};
}

const VIEW = { default: 'view', required: false };

/** A path that a pattern stands for: there need be nothing at it. */
function pathOf(pattern: string): string {
	return pattern.replace(ITEM, '1').replace(/\(.*/, 'none');
}

async function routesOf(context: RestContext, find: FindRoute): Promise<Record<string, unknown>> {
	const entries = routePatterns(context).map(async (pattern) => {
		const asked: RestContext = { ...context, route: pathOf(pattern), params: new Map() };
		const { methods, endpoints } = await describeEndpoints(asked, find(asked), find);
		const place = { self: [{ href: restLink(context, pattern) }] };
		const route = { namespace: 'wp/v2', methods, endpoints };
		return [pattern, pattern.includes('(') ? route : { ...route, _links: place }];
	});
	const namespace = { namespace: { default: 'wp/v2', required: false }, context: VIEW };
	return {
		'/wp/v2': listing(context, '/wp/v2', namespace),
		...Object.fromEntries(await Promise.all(entries)),
	};
}

/** Hours between the site's clock and UTC at a moment. */
function offsetHours(timezone: string, now: number): number {
	return zoneOffset(now, timezone) / 3_600_000;
}

/** `GET /wp-json/`: who the site is and which routes it has. */
export async function showIndex(context: RestContext, find: FindRoute): Promise<RestResult> {
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
			namespaces: ['oembed/1.0', 'wp/v2'],
			authentication: {},
			routes: {
				'/': listing(context, '/', { context: VIEW }),
				...(await routesOf(context, find)),
			},
			site_logo: settings.siteLogoId,
			site_icon: settings.siteIconId,
			site_icon_url: icon ? mediaUrl(context.siteUrl, icon) : '',
			_links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
		},
	};
}

/** `GET /wp-json/wp/v2`. */
export async function showNamespace(context: RestContext, find: FindRoute): Promise<RestResult> {
	return {
		kind: 'data',
		data: {
			namespace: 'wp/v2',
			routes: await routesOf(context, find),
			_links: { up: [{ href: restLink(context, '/') }] },
		},
	};
}
