import { readFileSync } from 'node:fs';
import { errorReason } from '@outrigger/rules/values/error-reason';
import {
	buildClientSchema,
	buildSchema,
	GraphQLError,
	type GraphQLSchema,
	getIntrospectionQuery,
	type IntrospectionQuery,
	Source,
} from 'graphql';
import type { Ask } from './endpoint';

/** The check does not validate the schemas of real sites, because their errors are not faults of a document. */
const TRUSTING = { assumeValid: true, assumeValidSDL: true };

/**
 * Reads a schema from SDL or from the JSON of an introspection.
 * @throws Error with file, line and column if the file is missing or has neither format
 */
export function loadSchemaFile(path: string): GraphQLSchema {
	const text = readFileSync(path, 'utf8');
	if (!path.endsWith('.json')) return schemaOf(path, text);
	const json = jsonOf(path, text);
	const data = isObject(json) && 'data' in json ? json.data : json;
	if (!isIntrospection(data)) throw new Error(`${path} holds no introspection result.`);
	return buildClientSchema(data, TRUSTING);
}

function schemaOf(path: string, text: string): GraphQLSchema {
	try {
		return buildSchema(new Source(text, path), TRUSTING);
	} catch (error) {
		if (!(error instanceof GraphQLError)) throw error;
		const { line = 1, column = 1 } = error.locations?.[0] ?? {};
		throw new Error(`${path}:${line}:${column} is no SDL. ${error.message}`, { cause: error });
	}
}

function jsonOf(path: string, text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new Error(`${path} is no JSON. ${errorReason(error)}`, { cause: error });
	}
}

/** Reads an endpoint's schema by introspection; null if the endpoint refuses introspection. */
export async function introspect(ask: Ask): Promise<GraphQLSchema | null> {
	const { data } = await ask(getIntrospectionQuery());
	return isIntrospection(data) ? buildClientSchema(data, TRUSTING) : null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isIntrospection = (value: unknown): value is IntrospectionQuery =>
	isObject(value) && '__schema' in value && isObject(value.__schema);
