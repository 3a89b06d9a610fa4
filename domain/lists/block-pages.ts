/** The page parameter of a query block: `query-7-page`; `query-page` for a block without a number. */
const BLOCK_PAGE = /^query-(?:\d{1,6}-)?page$/;

/** True for a parameter of a page's address that pages one of its query blocks. */
export function isBlockPage(name: string): boolean {
	return BLOCK_PAGE.test(name);
}

/** The parameters of an address that choose a page of its query blocks, as a query string; empty if there are none. */
export function blockPagesIn(query: URLSearchParams): string {
	return new URLSearchParams([...query].filter(([name]) => isBlockPage(name))).toString();
}
