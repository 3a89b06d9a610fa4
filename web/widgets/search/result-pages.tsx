import { NumberWithWord, useTexts } from '../../ui/texts';
import type { SearchSettings } from './settings';

/** The values for the links to further results. */
interface ResultPagesProps {
	settings: Pick<
		SearchSettings,
		'pagination_type_options' | 'pagination_prev_label' | 'pagination_next_label'
	>;
	pageNumber: number;
	pageCount: number;
	term: string;
}

/** Links to further results. Each leads to WordPress's own page of results, so a visitor can open it in a new tab. */
export function ResultPages({ settings, pageNumber, pageCount, term }: ResultPagesProps) {
	const say = useTexts();
	const { pagination_type_options: type } = settings;
	if (type === 'none' || pageCount < 2) return null;
	const href = `/?${new URLSearchParams({ s: term })}`;
	const hasSteps = type !== 'numbers';
	const numbers =
		type === 'previous_next' ? [] : Array.from({ length: pageCount }, (_, i) => i + 1);
	return (
		<nav className="e-search-pagination" aria-label={say('search.pages')}>
			{hasSteps && pageNumber > 1 && (
				<a className="page-numbers prev" rel="prev" href={href} data-page={pageNumber - 1}>
					{settings.pagination_prev_label}
				</a>
			)}
			{numbers.map((number) =>
				number === pageNumber ? (
					<span className="page-numbers current" aria-current="page" key={number}>
						{number}
					</span>
				) : (
					<a className="page-numbers" href={href} data-page={number} key={number}>
						<NumberWithWord text="list.page" number={number} />
					</a>
				),
			)}
			{hasSteps && pageNumber < pageCount && (
				<a className="page-numbers next" rel="next" href={href} data-page={pageNumber + 1}>
					{settings.pagination_next_label}
				</a>
			)}
		</nav>
	);
}
