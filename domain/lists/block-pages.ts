/** A parameter that pages a query block: `query-7-page`; `query-page` for a block without a number. */
const BLOCK_PAGE = /^query-(?:\d{1,6}-)?page$/;

/** Whether a parameter of a page's address pages a query block in its text. */
export function isBlockPage(name: string): boolean {
	return BLOCK_PAGE.test(name);
}

/** The parameters of an address that page its query blocks, as a query; an empty text for none. */
export function blockPagesIn(query: URLSearchParams): string {
	return new URLSearchParams([...query].filter(([name]) => isBlockPage(name))).toString();
}
