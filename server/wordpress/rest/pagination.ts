import type { ParamReader } from './param-reader';
import { type RestContext, restLink } from './rest-context';

/** The requested window of a list. */
export interface PageRequest {
	page: number;
	perPage: number;
	/** The first item of the window; `offset` overrides `page`. */
	offset: number;
}

/**
 * Reads `page` (from 1), `per_page` (10, at most 100) and `offset`.
 * @param hasOffset false for the lists that WordPress divides only into pages
 */
export function readPage(read: ParamReader, hasOffset = true): PageRequest {
	const page = read.integer('page', { min: 1 }) ?? 1;
	const perPage = read.integer('per_page', { min: 1, max: 100 }) ?? 10;
	const offset = hasOffset ? read.integer('offset', { min: 0 }) : undefined;
	return { page, perPage, offset: offset ?? (page - 1) * perPage };
}

/** The part of a list that a page shows. */
export function cut<T>(list: readonly T[], { offset, perPage }: PageRequest): T[] {
	return list.slice(offset, offset + perPage);
}

/** A value as PHP writes it into a query. */
const phpValue = (value: string) =>
	encodeURIComponent(value)
		.replace(/%20/g, '+')
		.replace(/[!'()*~]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The query of the request for another page: with the order of its parameters, with numbered entries of lists, and with
 * empty values without `=`.
 */
function queryOfPage(asked: URLSearchParams, page: number): string {
	const counts = new Map<string, number>();
	const entryName = (name: string) => {
		if (!name.endsWith('[]')) return name;
		const count = counts.get(name) ?? 0;
		counts.set(name, count + 1);
		return `${name.slice(0, -1)}${count}]`;
	};
	const pairs = new Map<string, string>();
	for (const [name, value] of asked) pairs.set(entryName(name), value);
	pairs.set('page', String(page));
	return [...pairs]
		.map(([name, value]) => [name.replace(/[[\]]/g, encodeURIComponent), phpValue(value)])
		.map(([name, value]) => (value === '' ? name : `${name}=${value}`))
		.join('&');
}

/** `X-WP-Total`, `X-WP-TotalPages`, and `Link` to the pages beside this one, which keeps every parameter. */
export function pageHeaders(
	context: RestContext,
	list: { total: number; perPage: number; page: number },
): Record<string, string> {
	const totalPages = Math.ceil(list.total / list.perPage);
	const asked = new URL(context.request.url).searchParams;
	const linkTo = (page: number, rel: string) =>
		`<${restLink(context, context.route)}?${queryOfPage(asked, page)}>; rel="${rel}"`;
	const links: string[] = [];
	if (list.page > 1) links.push(linkTo(Math.min(list.page - 1, Math.max(1, totalPages)), 'prev'));
	if (list.page < totalPages) links.push(linkTo(list.page + 1, 'next'));
	return {
		'X-WP-Total': String(list.total),
		'X-WP-TotalPages': String(totalPages),
		...(links.length > 0 && { Link: links.join(', ') }),
	};
}
