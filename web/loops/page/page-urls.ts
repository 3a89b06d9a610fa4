/** The address of a page of one list; the pages of other lists stay in the address. The first page has no parameter. */
export function individualPageUrl(
	path: string,
	parameters: URLSearchParams,
	widgetId: string,
	pageNumber: number,
): string {
	const next = withoutPages(parameters, widgetId);
	if (pageNumber > 1) next.set(`e-page-${widgetId}`, `${pageNumber}`);
	return withParameters(path, next);
}

/** The address of a page of an archive, `/stories/page/2/`; the parameters of a search and of filters stay. */
export function pathPageUrl(
	path: string,
	parameters: URLSearchParams,
	widgetId: string,
	pageNumber: number,
): string {
	const next = withoutPages(parameters, widgetId);
	return withParameters(pageNumber > 1 ? `${path}page/${pageNumber}/` : path, next);
}

/** The parameters without the parameters that name a page of WordPress's main query or of this list. */
function withoutPages(parameters: URLSearchParams, widgetId: string): URLSearchParams {
	const next = new URLSearchParams(parameters);
	for (const name of ['paged', 'page', `e-page-${widgetId}`]) next.delete(name);
	return next;
}

/** Joins path and parameters. Terms stay readable: `a+b` and `a~b`, as the filter writes them. */
function withParameters(path: string, parameters: URLSearchParams): string {
	const query = parameters.toString().replaceAll('%7E', '~');
	return query ? `${path}?${query}` : path;
}
