import { lookUp } from '../../../domain/look-up';
import { createComment, getComment, listComments } from './comment-routes';
import { isShownType } from './content-types';
import { showIndex, showNamespace } from './index-route';
import { getPost, listPosts } from './post-routes';
import { showStatuses, showTaxonomies, showTypes } from './registry-routes';
import type { RestContext } from './rest-context';
import { forbidden, noRoute } from './rest-error';
import type { RestResult } from './rest-item';
import { listFound } from './search-route';
import { getTerm, listTerms } from './term-routes';
import { getUser, listUsers } from './user-routes';

/** What a path answers, by method. */
export interface Route {
	/** Namespace for OPTIONS. */
	namespace: string;
	get: () => RestResult | Promise<RestResult>;
	/** Absent where nothing can be written. */
	post?: () => RestResult | Promise<RestResult>;
	/** What is said to those who try to write all the same. */
	refusal: { code: string; message: string };
}

/** Routes that a WordPress has and strangers may not read; the mock keeps them shut for everybody. */
const shut: Record<string, string> = {
	settings: 'rest_forbidden',
	menus: 'rest_cannot_view',
	'menu-items': 'rest_cannot_view',
	'menu-locations': 'rest_cannot_view',
	templates: 'rest_cannot_manage_templates',
	'template-parts': 'rest_cannot_manage_templates',
	navigation: 'rest_forbidden',
	blocks: 'rest_forbidden',
	themes: 'rest_cannot_view_themes',
	plugins: 'rest_cannot_view_plugins',
	sidebars: 'rest_cannot_manage_widgets',
	widgets: 'rest_cannot_manage_widgets',
	elementor_library: 'rest_forbidden',
};

function reading(get: Route['get'], singular = 'posts'): Route {
	return {
		namespace: 'wp/v2',
		get,
		refusal: {
			code: 'rest_cannot_create',
			message: `Sorry, you are not allowed to create ${singular} as this user.`,
		},
	};
}

/** A number in a path; `null` for anything else. */
function idOf(segment: string): number | null {
	return /^\d{1,15}$/.test(segment) ? Number(segment) : null;
}

function fixedRoute(
	context: RestContext,
	base: string,
	rest: string | undefined,
): Route | undefined {
	const id = rest === undefined ? null : idOf(rest);
	if (base === 'search' && rest === undefined) return reading(() => listFound(context));
	if (base === 'types') return reading(() => showTypes(context, rest));
	if (base === 'statuses') return reading(() => showStatuses(context, rest));
	if (base === 'taxonomies') return reading(() => showTaxonomies(context, rest));
	if (base === 'users') {
		if (rest === undefined) return reading(() => listUsers(context), 'users');
		if (rest === 'me') return reading(() => getUser(context, 'me'), 'users');
		return id === null ? undefined : reading(() => getUser(context, id), 'users');
	}
	if (base === 'comments') {
		if (rest === undefined) {
			const list = reading(() => listComments(context), 'comments');
			return { ...list, post: () => createComment(context) };
		}
		return id === null ? undefined : reading(() => getComment(context, id), 'comments');
	}
	return undefined;
}

function contentRoute(
	context: RestContext,
	base: string,
	rest: string | undefined,
): Route | undefined {
	const { store } = context;
	const id = rest === undefined ? null : idOf(rest);
	if (rest !== undefined && id === null) return undefined;
	const type = store.content.contentTypes.find((one) => (one.restBase || one.name) === base);
	if (type !== undefined) {
		if (!isShownType(store, type.name)) return shutRoute(context, 'rest_forbidden');
		return reading(() => (id === null ? listPosts(context, type) : getPost(context, type, id)));
	}
	const taxonomy = store.content.taxonomies.find((one) => one.restBase === base);
	if (taxonomy === undefined) return undefined;
	return reading(
		() => (id === null ? listTerms(context, taxonomy) : getTerm(context, taxonomy, id)),
		'terms',
	);
}

function shutRoute(context: RestContext, code: string): Route {
	return reading(() => {
		throw forbidden(context.viewer, code);
	});
}

/** The route a request names; throws `rest_no_route` where there is none. */
export function findRoute(context: RestContext): Route {
	const [space = '', version = '', base = '', ...deeper] = context.route.split('/').slice(1);
	if (context.route === '/') return { ...reading(() => showIndex(context)), namespace: '' };
	if (space === 'elementor') return { ...shutRoute(context, 'rest_forbidden'), namespace: space };
	if (space !== 'wp' || version !== 'v2') throw noRoute();
	if (base === '') return reading(() => showNamespace(context));
	const code = lookUp(shut, base);
	if (code !== undefined) return shutRoute(context, code);
	if (deeper.length > 1) throw noRoute();
	const route = fixedRoute(context, base, deeper[0]) ?? contentRoute(context, base, deeper[0]);
	if (route === undefined) throw noRoute();
	return route;
}
