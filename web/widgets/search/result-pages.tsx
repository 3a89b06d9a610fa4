import type { SearchSettings } from './settings';

/** What the way to further results is made of. */
interface ResultPagesProps {
	type: SearchSettings['pagination_type_options'];
	pageNumber: number;
	pageCount: number;
	term: string;
}

/** The way to further results. Each is a link to WordPress's own page of results, for those who open it elsewhere. */
export function ResultPages({ type, pageNumber, pageCount, term }: ResultPagesProps) {
	if (type === 'none' || pageCount < 2) return null;
	const href = `/?${new URLSearchParams({ s: term })}`;
	const hasSteps = type !== 'numbers';
	const numbers =
		type === 'previous_next' ? [] : Array.from({ length: pageCount }, (_, i) => i + 1);
	return (
		<nav className="e-search-pagination" aria-label="Pages of results">
			{hasSteps && pageNumber > 1 && (
				<a className="page-numbers prev" rel="prev" href={href} data-page={pageNumber - 1}>
					« Previous
				</a>
			)}
			{numbers.map((number) =>
				number === pageNumber ? (
					<span className="page-numbers current" aria-current="page" key={number}>
						{number}
					</span>
				) : (
					<a className="page-numbers" href={href} data-page={number} key={number}>
						<span className="elementor-screen-only">Page </span>
						{number}
					</a>
				),
			)}
			{hasSteps && pageNumber < pageCount && (
				<a className="page-numbers next" rel="next" href={href} data-page={pageNumber + 1}>
					Next »
				</a>
			)}
		</nav>
	);
}
