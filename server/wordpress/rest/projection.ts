import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { Param } from './query-params';
import { curies, type RestItem, type RestTarget } from './rest-item';

/** Returns the item that represents a record inside another record's answer. */
export type ItemResolver = (target: RestTarget) => RestItem;

/** The part of an answer that the request wants. */
export interface Projection {
	/** Dotted paths; `null` for everything. */
	fields: string[][] | null;
	/** Relations to embed; `null` for none, empty for all. */
	embed: string[] | null;
}

function words(param: Param | undefined): string[] {
	const text = param instanceof Map ? [...param.values()].join(',') : (param ?? '');
	return text.split(/[\s,]+/).filter((word) => word !== '');
}

/** Reads `_fields` and `_embed`; `_embed` alone, `_embed=1` and `_embed=true` mean every relation. */
export function readProjection(params: ReadonlyMap<string, Param>): Projection {
	const fields = words(params.get('_fields')).map((path) => path.split('.'));
	const relations = words(params.get('_embed'));
	const isAll = relations.length === 0 || relations.some((one) => one === '1' || one === 'true');
	return {
		fields: fields.length === 0 ? null : fields,
		embed: params.has('_embed') ? (isAll ? [] : relations) : null,
	};
}

/** Keeps of a value what lies under the paths; an empty path keeps it whole. */
function keep(value: unknown, paths: string[][]): unknown {
	if (paths.some((path) => path.length === 0)) return value;
	if (Array.isArray(value)) return value.map((one) => keep(one, paths));
	if (typeof value !== 'object' || value === null) return value;
	const kept = Object.entries(value).flatMap(([name, inner]) => {
		const below = paths.filter(([first]) => first === name).map((path) => path.slice(1));
		return below.length === 0 ? [] : [[name, keep(inner, below)] as const];
	});
	return Object.fromEntries(kept);
}

function linksOf(item: RestItem): Record<string, unknown> {
	const links = item.links();
	const hasPrefix = Object.keys(links).some((rel) => rel.startsWith('wp:'));
	return hasPrefix ? { ...links, curies } : links;
}

function embeddedOf(
	item: RestItem,
	relations: readonly string[],
	resolve: ItemResolver,
): Record<string, unknown> {
	const show = (target: RestTarget) => project(resolve(target), everything, resolve);
	const wanted = Object.entries(item.embeds).filter(
		([rel]) => relations.length === 0 || relations.includes(rel),
	);
	const filled = wanted.flatMap(([rel, list]) => {
		const values = list().map((one) =>
			Array.isArray(one) ? one.map((inner) => show(inner)) : show(one),
		);
		const isEmpty = values.every((value) => Array.isArray(value) && value.length === 0);
		return isEmpty ? [] : [[rel, values] as const];
	});
	return Object.fromEntries(filled);
}

const everything: Projection = { fields: null, embed: null };

/**
 * The JSON of a thing. With `_fields` it computes only the named fields; as in WordPress, it includes `_embedded` only
 * if `_fields` names both `_links` and `_embedded`.
 */
export function project(
	item: RestItem,
	{ fields, embed }: Projection,
	resolve: ItemResolver,
): Record<string, unknown> {
	const below = (name: string) =>
		fields === null
			? [[]]
			: fields.filter(([first]) => first === name).map((path) => path.slice(1));
	const output: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(item.fields)) {
		const paths = below(name);
		if (paths.length > 0) output[name] = keep(value(), paths);
	}
	const hasLinks = below('_links').length > 0;
	if (hasLinks) output._links = keep(linksOf(item), below('_links'));
	if (embed !== null && hasLinks && below('_embedded').length > 0) {
		const embedded = embeddedOf(item, embed, resolve);
		if (Object.keys(embedded).length > 0) output._embedded = keep(embedded, below('_embedded'));
	}
	return output;
}

/** The JSON of plain data under `_fields`. */
export function projectData(data: unknown, { fields }: Projection): unknown {
	return fields === null ? data : keep(data, fields);
}

/** A map as PHP writes it: an empty one is a list. */
export function phpMap(data: unknown): unknown {
	const isEmpty = isPlainObject(data) && Object.keys(data).length === 0;
	return isEmpty ? [] : data;
}
