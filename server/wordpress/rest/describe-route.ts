import { fieldWords, parameterWords } from './argument-words';
import { EDITOR_TYPES } from './own-types';
import { type ParamShape, recordedParams } from './param-reader';
import { phpMap } from './projection';
import { type RestContext, restLink } from './rest-context';
import { RestError } from './rest-error';
import type { Route } from './route';
import { describedSchema, isOfPasswords, writtenArgs } from './written-args';

/** The draft of JSON Schema, number 4, that WordPress uses. */
const DRAFT = 'http://json-schema.org/draft-04/schema#';

const BASES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	comments: { order: 'desc', orderby: 'date_gmt', status: 'approve', author: undefined, post: [] },
	users: { order: 'asc', orderby: 'name' },
	media: { order: 'desc', orderby: 'date', status: 'inherit' },
	search: { type: 'post', subtype: 'any' },
	'menu-items': { per_page: 100 },
	embed: { format: 'json', maxwidth: 600 },
	proxy: { format: 'json', maxwidth: 600, discover: true },
};

/** The values that WordPress uses for parameters that are left out, by name. */
function defaultsAt({ route, store }: RestContext): Readonly<Record<string, unknown>> {
	const base = route.split('/')[3] ?? '';
	const types = [...store.content.contentTypes, ...EDITOR_TYPES];
	const isContent = types.some(({ restBase }) => restBase === base);
	const lists = ['include', 'exclude', 'parent', 'parent_exclude', 'author', 'author_exclude'];
	const ofTerms = { order: 'asc', orderby: 'name', hide_empty: false, parent: undefined };
	return {
		context: 'view',
		page: 1,
		per_page: 10,
		ignore_sticky: true,
		...Object.fromEntries([...lists, 'search_columns'].map((name) => [name, []])),
		...(isContent ? { order: 'desc', orderby: 'date', status: 'publish' } : ofTerms),
		...BASES[base],
	};
}

/** The parameters for reading a single thing, also where none exists. */
const OF_ONE: Readonly<Record<string, ParamShape>> = {
	id: { type: 'integer', required: false },
	context: { type: 'string', enum: ['view', 'embed', 'edit'], required: false },
};

function described(context: RestContext, args: Readonly<Record<string, ParamShape>>) {
	const defaults = defaultsAt(context);
	return Object.fromEntries(
		Object.entries(args).map(([name, shape]) => [
			name,
			{
				description: name === 'id' ? fieldWords(name) : parameterWords(name),
				...shape,
				...(defaults[name] !== undefined && { default: defaults[name] }),
			},
		]),
	);
}

/** Gives the route of a request. */
export type FindRoute = (context: RestContext) => Route;

/** Calls a route without parameters. The context records the parameters that the route reads. */
async function trial(find: FindRoute, context: RestContext): Promise<void> {
	try {
		await find(context).get();
	} catch (error) {
		if (!(error instanceof RestError)) throw error;
	}
}

/** Routes whose requests may come together in `/batch/v1`. */
const isBatched = (context: RestContext) =>
	!isOfPasswords(context) &&
	!/^\/wp\/v2\/(?:comments|media|settings|search|types|taxonomies|statuses|menu-locations|users\/me)(?:\/|$)/.test(
		context.route,
	);

const isOneThing = ({ route }: RestContext) => /^\/wp\/v2\/[^/]+\/\d+$/.test(route);

/**
 * The methods of a route and their parameters. The parameters of reading are recorded while the route reads them. The
 * list also has methods of WordPress that the mock refuses.
 */
export async function describeEndpoints(context: RestContext, route: Route, find: FindRoute) {
	const { params, args } = recordedParams();
	if (route.title !== null || route.isTried) await trial(find, { ...context, params });
	const isOne = isOneThing(context);
	const written = [
		...(route.post ? [['POST']] : []),
		...route.refused.map(({ methods }) => methods),
	];
	const batched = route.title !== null && isBatched(context) && { allow_batch: { v1: true } };
	const reading = {
		methods: ['GET'],
		...batched,
		args: described(context, isOne ? { ...OF_ONE, ...args } : { ...route.pathArgs, ...args }),
	};
	return {
		methods: [...(route.isWriteOnly ? [] : ['GET']), ...written.flat()],
		endpoints: [
			...(route.isWriteOnly ? [] : [reading]),
			...written.map((methods) => ({
				methods,
				...batched,
				args: phpMap({
					...described(context, route.pathArgs ?? {}),
					...(route.args ?? writtenArgs(context, methods, isOne)),
				}),
			})),
		],
	};
}

/**
 * The answer to `OPTIONS`: the endpoints of a route, and the schema of its things with the fields that only editors
 * see.
 */
export async function describeRoute(context: RestContext, route: Route, find: FindRoute) {
	const endpoints = await describeEndpoints(context, route, find);
	const properties = describedSchema(context);
	const hasPlace = context.route.split('/').length <= 4 || context.route.endsWith('/me');
	return {
		...endpoints,
		...(route.title &&
			Object.keys(properties).length > 0 && {
				schema: { $schema: DRAFT, title: route.title, type: 'object', properties },
			}),
		...(hasPlace && { _links: { self: [{ href: restLink(context, context.route) }] } }),
	};
}
