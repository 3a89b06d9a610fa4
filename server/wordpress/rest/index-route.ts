import type { ContentTypeRecord } from '@outrigger/formats/model/records';
import { zoneName, zoneOffset } from '@outrigger/rules/time/zoned-time';
import { AUTHORIZATION_PATH } from '../auth/authorize-application';
import { mediaUrl } from '../media/uploads-url';
import { renderSettingText } from '../texts/titles';
import { hasRevisions } from '../writing/revisions';
import { BATCH_ROUTE, describeBatch } from './batch-route';
import { shownTaxonomies, shownTypes } from './content-types';
import { describeEndpoints, type FindRoute } from './describe-route';
import { EDITOR_TAXONOMIES, EDITOR_TYPES } from './own-types';
import { type RestContext, restLink } from './rest-context';
import type { RestResult } from './rest-item';

type Namespace = 'wp/v2' | 'oembed/1.0';

const ITEM = '(?P<id>[\\d]+)';

const PASSWORDS = '/wp/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords';

/** Every route with content, written as WordPress writes its patterns. */
function routePatterns(context: RestContext): string[] {
	const collections = [
		...shownTypes(context.store).map((type) => type.restBase),
		...EDITOR_TYPES.map((type) => type.restBase),
		...shownTaxonomies(context.store).map((taxonomy) => taxonomy.restBase),
		...EDITOR_TAXONOMIES.map((taxonomy) => taxonomy.restBase),
		'users',
		'comments',
	];
	return [
		...collections.flatMap((base) => [`/wp/v2/${base}`, `/wp/v2/${base}/${ITEM}`]),
		'/wp/v2/users/me',
		PASSWORDS,
		`${PASSWORDS}/introspect`,
		`${PASSWORDS}/(?P<uuid>[\\w\\-]+)`,
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
		'/wp/v2/menu-items',
		`/wp/v2/menu-items/${ITEM}`,
		'/wp/v2/menu-locations',
		'/wp/v2/menu-locations/(?P<location>[\\w-]+)',
		`/wp/v2/media/${ITEM}/post-process`,
		`/wp/v2/media/${ITEM}/edit`,
		...shownTypes(context.store)
			.filter(({ name }) => hasRevisions(name))
			.flatMap(revisionPatterns),
	];
}

const OEMBED_PATTERNS = ['/oembed/1.0/embed', '/oembed/1.0/proxy'];

function revisionPatterns({ restBase }: ContentTypeRecord): string[] {
	const parent = `/wp/v2/${restBase}/(?P<parent>[\\d]+)`;
	return [
		`${parent}/revisions`,
		`${parent}/revisions/${ITEM}`,
		`/wp/v2/${restBase}/${ITEM}/autosaves`,
		`${parent}/autosaves/${ITEM}`,
	];
}

/** A route that lists other routes. */
function listing(context: RestContext, route: string, args: object) {
	return {
		namespace: route.slice(1),
		methods: ['GET'],
		endpoints: [{ methods: ['GET'], args }],
		_links: { self: [{ href: restLink(context, route) }] },
	};
}

const VIEW = { default: 'view', required: false };

/** A path that matches a pattern. There may be nothing at this path. */
function pathOf(pattern: string): string {
	return pattern
		.replace('(?P<user_id>(?:[\\d]+|me))', '1')
		.replace(/\(\?P<(?:id|parent)>[^)]*\)/g, '1')
		.replace(/\(.*/, 'none');
}

async function routesOf(
	context: RestContext,
	find: FindRoute,
	namespace: Namespace,
): Promise<Record<string, unknown>> {
	const patterns = namespace === 'wp/v2' ? routePatterns(context) : OEMBED_PATTERNS;
	const entries = patterns.map(async (pattern) => {
		const asked: RestContext = { ...context, route: pathOf(pattern), params: new Map() };
		const { methods, endpoints } = await describeEndpoints(asked, find(asked), find);
		const place = { self: [{ href: restLink(context, pattern) }] };
		const route = { namespace, methods, endpoints };
		return [pattern, pattern.includes('(') ? route : { ...route, _links: place }];
	});
	const args = { namespace: { default: namespace, required: false }, context: VIEW };
	return {
		[`/${namespace}`]: listing(context, `/${namespace}`, args),
		...Object.fromEntries(await Promise.all(entries)),
	};
}

/** Hours between the site's clock and UTC at a moment. */
function offsetHours(timezone: string, now: number): number {
	return zoneOffset(now, timezone) / 3_600_000;
}

/** The page where users grant programs an application password. */
const byPasswords = ({ siteUrl }: RestContext) => ({
	'application-passwords': { endpoints: { authorization: siteUrl + AUTHORIZATION_PATH } },
});

/** `GET /wp-json/`: who the site is and which routes it has. */
export async function showIndex(context: RestContext, find: FindRoute): Promise<RestResult> {
	const { settings } = context.store;
	const zone = zoneName(settings.timezone);
	const offset = offsetHours(settings.timezone, context.now);
	const icon = context.store.post(settings.siteIconId)?.media;
	return {
		kind: 'data',
		data: {
			name: renderSettingText(settings.title),
			description: renderSettingText(settings.description),
			url: context.siteUrl,
			home: context.siteUrl,
			// WordPress keeps an offset apart from the name of a zone, and as a text.
			gmt_offset: zone === '' ? String(offset) : offset,
			timezone_string: zone,
			page_for_posts: settings.pageForPosts,
			page_on_front: settings.pageOnFront,
			show_on_front: settings.showOnFront,
			namespaces: ['oembed/1.0', 'wp/v2'],
			// PHP writes an empty map as a list.
			authentication: context.writes ? byPasswords(context) : [],
			routes: {
				'/': listing(context, '/', { context: VIEW }),
				[BATCH_ROUTE]: describeBatch(context.siteUrl).data,
				...(await routesOf(context, find, 'oembed/1.0')),
				...(await routesOf(context, find, 'wp/v2')),
			},
			site_logo: settings.siteLogoId,
			site_icon: settings.siteIconId,
			site_icon_url: icon ? mediaUrl(context.siteUrl, icon) : '',
			_links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
		},
	};
}

/** `GET /wp-json/wp/v2` and `GET /wp-json/oembed/1.0`. */
export async function showNamespace(
	context: RestContext,
	find: FindRoute,
	namespace: Namespace,
): Promise<RestResult> {
	return {
		kind: 'data',
		data: {
			namespace,
			routes: await routesOf(context, find, namespace),
			_links: { up: [{ href: restLink(context, '/') }] },
		},
	};
}
