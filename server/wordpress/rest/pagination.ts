import type { ParamReader } from './param-reader';
import type { RestContext } from './rest-context';

/** A window that was asked for. */
export interface PageRequest {
	page: number;
	perPage: number;
	/** Where the window starts; `offset` beats `page`. */
	offset: number;
}

/** Reads `page` (from 1), `per_page` (10, at most 100) and `offset`. */
export function readPage(read: ParamReader): PageRequest {
	const page = read.integer('page', { min: 1 }) ?? 1;
	const perPage = read.integer('per_page', { min: 1, max: 100 }) ?? 10;
	const offset = read.integer('offset', { min: 0 });
	return { page, perPage, offset: offset ?? (page - 1) * perPage };
}

/** The part of a list that a page shows. */
export function cut<T>(list: readonly T[], { offset, perPage }: PageRequest): T[] {
	return list.slice(offset, offset + perPage);
}

/** `X-WP-Total`, `X-WP-TotalPages`, and `Link` to the pages beside this one, which keeps every parameter. */
export function pageHeaders(
	context: RestContext,
	list: { total: number; perPage: number; page: number },
): Record<string, string> {
	const totalPages = Math.ceil(list.total / list.perPage);
	const base = new URL(context.request.url);
	const linkTo = (page: number, rel: string) => {
		const query = base.search
			.slice(1)
			.split('&')
			.filter((pair) => pair !== '' && !/^page(?:=|$)/.test(pair));
		const address = `${new URL(context.siteUrl).origin}${base.pathname}?${[...query, `page=${page}`].join('&')}`;
		return `<${address}>; rel="${rel}"`;
	};
	const links: string[] = [];
	if (list.page > 1) links.push(linkTo(Math.min(list.page - 1, Math.max(1, totalPages)), 'prev'));
	if (list.page < totalPages) links.push(linkTo(list.page + 1, 'next'));
	return {
		'X-WP-Total': String(list.total),
		'X-WP-TotalPages': String(totalPages),
		...(links.length > 0 && { Link: links.join(', ') }),
	};
}
