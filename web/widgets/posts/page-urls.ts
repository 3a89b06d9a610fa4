/** The page of one list among several on a page, `?e-page-{widgetId}=3`; 1 for what is no page. */
export function individualPage(parameters: URLSearchParams, widgetId: string): number {
	const value = parameters.get(`e-page-${widgetId}`) ?? '';
	return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** The address of a page of one list; the pages of other lists stay. The first page has no parameter. */
export function individualPageUrl(
	path: string,
	parameters: URLSearchParams,
	widgetId: string,
	pageNumber: number,
): string {
	const next = new URLSearchParams(parameters);
	next.delete(`e-page-${widgetId}`);
	if (pageNumber > 1) next.set(`e-page-${widgetId}`, `${pageNumber}`);
	return withParameters(path, next);
}

/** The address of a page of an archive, `/stories/page/2/`; a search keeps its parameter. */
export function pathPageUrl(path: string, parameters: URLSearchParams, pageNumber: number): string {
	const next = new URLSearchParams(parameters);
	next.delete('paged');
	next.delete('page');
	return withParameters(pageNumber > 1 ? `${path}page/${pageNumber}/` : path, next);
}

function withParameters(path: string, parameters: URLSearchParams): string {
	const query = parameters.toString();
	return query ? `${path}?${query}` : path;
}
