import type { PostsSettings } from './settings';
import { shownPages } from './shown-pages';
import type { PostsPage } from './use-posts';

/** The way to the other pages of a list; nothing where there is one page, or where the editor wants none. */
export function Pagination({
	settings,
	page: { pageNumber, pageCount: wholeCount },
	urlOf,
}: {
	settings: PostsSettings;
	page: PostsPage;
	urlOf: (pageNumber: number) => string;
}) {
	const { pagination_type: type, pagination_page_limit: limit } = settings;
	// On an archive the pages behind the limit exist; one that is asked for is shown.
	const pageCount = limit > 0 ? Math.min(wholeCount, Math.max(limit, pageNumber)) : wholeCount;
	if (type === '' || pageCount < 2) return null;
	const hasNumbers = type !== 'prev_next';
	const hasSteps = type !== 'numbers';
	return (
		<nav className="elementor-pagination" aria-label="Pages of this list">
			{hasSteps && pageNumber > 1 && (
				<a className="page-numbers prev" rel="prev" href={urlOf(pageNumber - 1)}>
					{settings.pagination_prev_label}
				</a>
			)}
			{hasNumbers &&
				shownPages(pageNumber, pageCount).map((number, index) =>
					number === null ? (
						// biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name, the list never changes
						<span key={`gap-${index}`} className="page-numbers dots" aria-hidden="true">
							…
						</span>
					) : (
						<PageLink key={number} number={number} isHere={number === pageNumber} urlOf={urlOf} />
					),
				)}
			{hasSteps && pageNumber < pageCount && (
				<a className="page-numbers next" rel="next" href={urlOf(pageNumber + 1)}>
					{settings.pagination_next_label}
				</a>
			)}
		</nav>
	);
}

function PageLink({
	number,
	isHere,
	urlOf,
}: {
	number: number;
	isHere: boolean;
	urlOf: (pageNumber: number) => string;
}) {
	const text = (
		<>
			<span className="elementor-screen-only">Page </span>
			{number}
		</>
	);
	return isHere ? (
		<span className="page-numbers current" aria-current="page">
			{text}
		</span>
	) : (
		<a className="page-numbers" href={urlOf(number)}>
			{text}
		</a>
	);
}
