import type { DocumentNode } from 'graphql';
import type { RestAnswer } from '../../wordpress/rest';
import { namingRest, type ShownNames } from '../../wordpress/testing/naming-rest';
import type { LoopSources } from '../source/loop-sources';

/** A WordPress for tests of lists. */
export interface FakeSources {
	sources: LoopSources;
	/** The requests to core REST, as paths after `/wp-json/`. */
	asked: string[];
	/** The GraphQL queries: name and variables. */
	queried: [name: string, variables: Record<string, unknown>][];
}

/** The answers of the fake sources. */
interface FakeAnswers {
	/** Returns all items for a path, as REST would list them without pages. */
	find?: (path: URL) => readonly object[];
	/** Data by the name of the operation. */
	data?: Readonly<Record<string, (variables: Record<string, unknown>) => unknown>>;
	hasLoops?: boolean;
	/** The names that REST shows; by default a stock WordPress's types and taxonomies. */
	shown?: ShownNames;
}

/** Makes the sources; a request without an answer is an error. */
export function fakeSources({
	find,
	data = {},
	hasLoops = false,
	shown,
}: FakeAnswers): FakeSources {
	const asked: string[] = [];
	const queried: FakeSources['queried'] = [];
	const rest = async (path: string): Promise<RestAnswer> => {
		asked.push(path);
		if (!find) throw new Error('This test gives no answers of REST.');
		const url = new URL(path, 'https://wp.example/');
		const rows = find(url);
		const length = Number(url.searchParams.get('per_page'));
		const page = Number(url.searchParams.get('page') ?? 1);
		const start = Number(url.searchParams.get('offset') ?? (page - 1) * length);
		if (rows.length > 0 && page > Math.ceil(rows.length / length)) {
			const body = { code: 'rest_post_invalid_page_number' };
			return { status: 400, body, total: 0, totalPages: 0 };
		}
		return {
			status: 200,
			body: rows.slice(start, start + length),
			total: rows.length,
			totalPages: Math.ceil(rows.length / length),
		};
	};
	const query = async ({
		query: document,
		variables = {},
	}: {
		query: DocumentNode;
		variables?: Record<string, unknown>;
	}) => {
		const [definition] = document.definitions;
		const name = (definition && 'name' in definition && definition.name?.value) || '';
		queried.push([name, variables]);
		const answer = data[name];
		if (!answer) throw new Error(`This test gives no answer to ${name}.`);
		return { data: answer(variables) };
	};
	const client = { query } as unknown as LoopSources['client'];
	return {
		asked,
		queried,
		sources: { client, rest: namingRest(rest, shown), hasExtension: hasLoops, hasLoops },
	};
}

/** Rows with ids, in the form that REST lists them. */
export const rowsWith = (ids: readonly number[]) => ids.map((id) => ({ id }));

/** `count` ids, counted down from a number; the newest is first. */
export const idsDown = (from: number, count: number) =>
	Array.from({ length: count }, (_, at) => from - at);
