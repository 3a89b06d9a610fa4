import { findRoute } from './find-route';
import { recordedParams } from './param-reader';
import { type RestContext, restLink } from './rest-context';
import { RestError } from './rest-error';
import type { RestItem, RestResult } from './rest-item';

/** Things of JSON Schema's draft 4, which WordPress writes. */
const DRAFT = 'http://json-schema.org/draft-04/schema#';

function typeOf(value: unknown): string {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'array';
	if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
	return typeof value;
}

/** The schema of an item, told by what one answers. */
function schemaOf(item: RestItem, title: string) {
	const properties = Object.entries(item.fields).map(([name, value]) => [
		name,
		{ type: typeOf(value()) },
	]);
	return {
		$schema: DRAFT,
		title,
		type: 'object',
		properties: Object.fromEntries(properties),
	};
}

function firstItem(result: RestResult | null): RestItem | undefined {
	if (result?.kind === 'items') return result.items[0];
	return result?.kind === 'item' ? result.item : undefined;
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
 * What `OPTIONS` tells beside the methods: the parameters that the route reads, noted while it reads them, and the
 * schema of what it gives, where something can be looked at.
 */
export async function describeRoute(context: RestContext, methods: readonly string[]) {
	const { params, args } = recordedParams();
	const item = firstItem(await tried({ ...context, params }));
	const base = context.route.split('/')[3] ?? '';
	return {
		endpoints: [
			{ methods: ['GET'], args },
			...methods.slice(1).map((method) => ({ methods: [method], args: {} })),
		],
		...(item && { schema: schemaOf(item, base) }),
		_links: { self: [{ href: restLink(context, context.route) }] },
	};
}
