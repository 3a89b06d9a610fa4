import { findRoute, type Route } from './find-route';
import { type ParamShape, recordedParams } from './param-reader';
import { type RestContext, restLink } from './rest-context';
import { RestError } from './rest-error';
import type { RestResult } from './rest-item';

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
		.map(([name, value]) => [name, { type: typeOf(value) }]);
	return {
		$schema: DRAFT,
		title,
		type: 'object',
		properties: Object.fromEntries(properties),
	};
}

/** What WordPress takes where a parameter is left out. */
const DEFAULTS: Record<string, unknown> = { context: 'view', page: 1, per_page: 10 };

const withDefaults = (args: Readonly<Record<string, ParamShape>>) =>
	Object.fromEntries(
		Object.entries(args).map(([name, shape]) => [
			name,
			name in DEFAULTS ? { ...shape, default: DEFAULTS[name] } : shape,
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
	const fields = route.title && fieldsOf(await tried({ ...context, params }));
	const written = [
		...(route.post ? [['POST']] : []),
		...route.refused.map(({ methods }) => methods),
	];
	const isOneThing = context.route.split('/').length > 4 && !context.route.endsWith('/me');
	return {
		methods: ['GET', ...written.flat()],
		endpoints: [
			{ methods: ['GET'], args: withDefaults(args) },
			...written.map((methods) => ({ methods, args: {} })),
		],
		...(fields && route.title && { schema: schemaOf(fields, route.title) }),
		...(!isOneThing && { _links: { self: [{ href: restLink(context, context.route) }] } }),
	};
}
