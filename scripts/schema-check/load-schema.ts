import { readFileSync } from 'node:fs';
import {
	buildClientSchema,
	buildSchema,
	type GraphQLSchema,
	getIntrospectionQuery,
	type IntrospectionQuery,
} from 'graphql';
import type { Ask } from './endpoint';

/** Schemas of real sites are taken as they are: what is odd in them is not ours to judge. */
const TRUSTING = { assumeValid: true, assumeValidSDL: true };

/**
 * Reads a schema from SDL or from the JSON of an introspection.
 * @throws Error when the file is missing or neither of them
 */
export function loadSchemaFile(path: string): GraphQLSchema {
	const text = readFileSync(path, 'utf8');
	if (!path.endsWith('.json')) return buildSchema(text, TRUSTING);
	const json: unknown = JSON.parse(text);
	const data = isObject(json) && 'data' in json ? json.data : json;
	if (!isIntrospection(data)) throw new Error(`${path} holds no introspection result.`);
	return buildClientSchema(data, TRUSTING);
}

/** Asks an endpoint for its schema; null when it refuses introspection. */
export async function introspect(ask: Ask): Promise<GraphQLSchema | null> {
	const { data } = await ask(getIntrospectionQuery());
	return isIntrospection(data) ? buildClientSchema(data, TRUSTING) : null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isIntrospection = (value: unknown): value is IntrospectionQuery =>
	isObject(value) && '__schema' in value && isObject(value.__schema);
