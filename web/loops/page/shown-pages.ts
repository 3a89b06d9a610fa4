/** The number of pages that the list names on either side of the current page. */
const NEIGHBOURS = 2;

/**
 * The pages that a pagination names: the first, the last, the current page with its neighbours; `null` means a gap of
 * more than one page.
 */
export function shownPages(current: number, count: number): (number | null)[] {
	const named = Array.from({ length: count }, (_, index) => index + 1).filter(
		(page) => page === 1 || page === count || Math.abs(page - current) <= NEIGHBOURS,
	);
	return named.flatMap((page, index) => {
		const before = named[index - 1] ?? 0;
		if (page - before === 1) return [page];
		return page - before === 2 ? [page - 1, page] : [null, page];
	});
}
