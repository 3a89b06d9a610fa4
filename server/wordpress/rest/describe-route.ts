import { fieldWords, parameterWords } from './argument-words';
import { findRoute, type Route } from './find-route';
import { type ParamShape, recordedParams } from './param-reader';
import { type RestContext, restLink } from './rest-context';
import { RestError } from './rest-error';
import type { RestResult } from './rest-item';
import { writtenArgs } from './written-args';

/** Things of JSON Schema's draft 4, which WordPress writes. */
const DRAFT = 'http://json-schema.org/draft-04/schema#';

function typeOf(value: unknown): string {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'array';
	if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
	return typeof value;
}

/** The schema of things, told by what one of them has. */
function schemaOf(fields: Record<string, unknown>, title: string) {
	const properties = Object.entries(fields)
		.filter(([name]) => name !== '_links')
		.map(([name, value]) => [name, { description: fieldWords(name), type: typeOf(value) }]);
	return {
		$schema: DRAFT,
		title,
		type: 'object',
		properties: Object.fromEntries(properties),
	};
}

/** What WordPress takes where a parameter is left out. */
const DEFAULTS: Record<string, unknown> = { context: 'view', page: 1, per_page: 10 };

/** What reading one thing takes, also where there is none to read. */
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

/** What a route answers without parameters; `null` where it refuses. */
async function tried(context: RestContext): Promise<RestResult | null> {
	try {
		return await findRoute(context).get();
	} catch (error) {
		if (error instanceof RestError) return null;
		throw error;
	}
}

/**
 * What `OPTIONS` tells of a route: its methods, the parameters that reading it takes, noted while it reads them, and
 * the schema of what it gives, where something can be looked at. The methods are WordPress's, also where the mock
 * refuses them.
 */
export async function describeRoute(context: RestContext, route: Route) {
	const { params, args } = recordedParams();
	const isOneThing = /^\/wp\/v2\/[^/]+\/\d+$/.test(context.route);
	const list = context.route.replace(/\/[^/]+$/, '');
	// What has nothing at it has things beside it.
	const fields =
		route.title &&
		(fieldsOf(await tried({ ...context, params })) ??
			fieldsOf(isOneThing ? await tried({ ...context, route: list, params: new Map() }) : null));
	const written = [
		...(route.post ? [['POST']] : []),
		...route.refused.map(({ methods }) => methods),
	];
	const hasPlace = context.route.split('/').length <= 4 || context.route.endsWith('/me');
	return {
		methods: ['GET', ...written.flat()],
		endpoints: [
			{ methods: ['GET'], args: described(isOneThing ? { ...OF_ONE, ...args } : args) },
			...written.map((methods) => ({ methods, args: writtenArgs(context, methods, isOneThing) })),
		],
		...(fields && route.title && { schema: schemaOf(fields, route.title) }),
		...(hasPlace && { _links: { self: [{ href: restLink(context, context.route) }] } }),
	};
}
