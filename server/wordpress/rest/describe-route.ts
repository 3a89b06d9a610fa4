import { fieldWords, parameterWords } from './argument-words';
import type { Route } from './find-route';
import { type ParamShape, recordedParams } from './param-reader';
import { type RestContext, restLink } from './rest-context';
import { RestError } from './rest-error';
import type { RestResult } from './rest-item';
import { writtenArgs, writtenFields } from './written-args';

/** Things of JSON Schema's draft 4, which WordPress writes. */
const DRAFT = 'http://json-schema.org/draft-04/schema#';

function typeOf(value: unknown): string {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'array';
	if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
	return typeof value;
}

/** Returns the properties of things, derived from the fields of an example. */
function propertiesOf(fields: Record<string, unknown>): Record<string, object> {
	const properties = Object.entries(fields)
		.filter(([name]) => name !== '_links')
		.map(([name, value]) => [name, { description: fieldWords(name), type: typeOf(value) }]);
	return Object.fromEntries(properties);
}

/** The values that WordPress uses for parameters that are left out. */
const DEFAULTS: Record<string, unknown> = { context: 'view', page: 1, per_page: 10 };

/** The parameters for reading a single thing, also where none exists. */
const OF_ONE: Readonly<Record<string, ParamShape>> = {
	id: { type: 'integer', required: false },
	context: { type: 'string', enum: ['view', 'embed', 'edit'], required: false },
};

const described = (args: Readonly<Record<string, ParamShape>>) =>
	Object.fromEntries(
		Object.entries(args).map(([name, shape]) => [
			name,
			{
				description: name === 'id' ? fieldWords(name) : parameterWords(name),
				...shape,
				...(name in DEFAULTS && { default: DEFAULTS[name] }),
			},
		]),
	);

/** Fields of what a route gives without parameters, by name: of an item, of a list's first one, of a map's first one. */
function fieldsOf(result: RestResult | null): Record<string, unknown> | undefined {
	if (result?.kind === 'data')
		return Object.values(result.data as Record<string, object>)[0] as never;
	const item = result?.kind === 'items' ? result.items[0] : result?.item;
	return (
		item && Object.fromEntries(Object.entries(item.fields).map(([name, value]) => [name, value()]))
	);
}

/** Gives the route of a request. */
export type FindRoute = (context: RestContext) => Route;

/** The answer of a route without parameters; `null` where it refuses. */
async function tried(find: FindRoute, context: RestContext): Promise<RestResult | null> {
	try {
		return await find(context).get();
	} catch (error) {
		if (error instanceof RestError) return null;
		throw error;
	}
}

const isOneThing = ({ route }: RestContext) => /^\/wp\/v2\/[^/]+\/\d+$/.test(route);

/**
 * The methods of a route, and the parameters that each takes: those of reading are noted while it reads them. The
 * methods are WordPress's, also where the mock refuses them.
 */
export async function describeEndpoints(context: RestContext, route: Route, find: FindRoute) {
	const { params, args } = recordedParams();
	const result = route.title === null ? null : await tried(find, { ...context, params });
	const isOne = isOneThing(context);
	const written = [
		...(route.post ? [['POST']] : []),
		...route.refused.map(({ methods }) => methods),
	];
	return {
		result,
		methods: ['GET', ...written.flat()],
		endpoints: [
			{ methods: ['GET'], args: described(isOne ? { ...OF_ONE, ...args } : args) },
			...written.map((methods) => ({ methods, args: writtenArgs(context, methods, isOne) })),
		],
	};
}

/**
 * The answer to `OPTIONS`: the endpoints of a route, and the schema of its items where one can be read or is known
 * from what can be written.
 */
export async function describeRoute(context: RestContext, route: Route, find: FindRoute) {
	const { result, ...endpoints } = await describeEndpoints(context, route, find);
	const list = context.route.replace(/\/[^/]+$/, '');
	const beside = { ...context, route: list, params: new Map() };
	const hasList = isOneThing(context) || context.route.endsWith('/me');
	// A route without items of its own describes those beside it.
	const fields =
		route.title && (fieldsOf(result) ?? fieldsOf(hasList ? await tried(find, beside) : null));
	const properties = fields ? propertiesOf(fields) : writtenFields(context);
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
