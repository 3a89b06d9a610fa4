import { Button } from '../../ui/button';
import { hasIcon, Icon } from '../../ui/icon';
import { NumberWithWord, useTexts } from '../../ui/texts';
import type { Loop } from '../use-loop';
import { loadsMore, type PaginationSettings } from './pagination-settings';
import { shownPages } from './shown-pages';

/**
 * The largest number of pages whose links are all shown; a longer row is shortened even if the editor did not choose
 * that.
 */
const LONGEST_ROW = 12;

/**
 * The links to the other pages of a list; renders nothing if there is only one page, or if the editor wants no links.
 */
export function Pagination({ settings, loop }: { settings: PaginationSettings; loop: Loop }) {
	// An archive always has links to its pages, because no other page shows the rest of WordPress's main query.
	const type = settings.pagination_type || (loop.isMain ? 'numbers' : '');
	const { pagination_page_limit: limit } = settings;
	const { pageNumber } = loop;
	// On an archive the pages after the limit exist, so a request for such a page shows it.
	const pageCount =
		limit > 0 ? Math.min(loop.pageCount, Math.max(limit, pageNumber)) : loop.pageCount;
	if (type === '' || pageCount < 2) return null;
	if (loadsMore(type)) return <LoadMore settings={settings} loop={loop} pageCount={pageCount} />;
	const hasNumbers = type !== 'prev_next';
	const hasSteps = type !== 'numbers';
	const pages =
		settings.pagination_numbers_shorten || pageCount > LONGEST_ROW
			? shownPages(pageNumber, pageCount)
			: Array.from({ length: pageCount }, (_, index) => index + 1);
	return (
		<nav className="elementor-pagination" aria-label={settings.pagination_name}>
			{hasSteps && pageNumber > 1 && (
				<a className="page-numbers prev" rel="prev" href={loop.urlOf(pageNumber - 1)}>
					{settings.pagination_prev_label}
				</a>
			)}
			{hasNumbers &&
				pages.map((number, index) =>
					number === null ? (
						// biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name, the list never changes
						<span key={`gap-${index}`} className="page-numbers dots" aria-hidden="true">
							…
						</span>
					) : (
						<PageLink key={number} number={number} isHere={number === pageNumber} loop={loop} />
					),
				)}
			{hasSteps && pageNumber < pageCount && (
				<a className="page-numbers next" rel="next" href={loop.urlOf(pageNumber + 1)}>
					{settings.pagination_next_label}
				</a>
			)}
		</nav>
	);
}

function PageLink({ number, isHere, loop }: { number: number; isHere: boolean; loop: Loop }) {
	const text = <NumberWithWord text="list.page" number={number} />;
	return isHere ? (
		<span className="page-numbers current" aria-current="page">
			{text}
		</span>
	) : (
		<a className="page-numbers" href={loop.urlOf(number)}>
			{text}
		</a>
	);
}

/**
 * A button that adds more items after the present ones. Without script the button is a link to the next page, and that
 * page has a link back.
 */
function LoadMore({
	settings,
	loop,
	pageCount,
}: {
	settings: PaginationSettings;
	loop: Loop;
	pageCount: number;
}) {
	const say = useTexts();
	const { pageNumber } = loop;
	const next = pageNumber < pageCount ? loop.urlOf(pageNumber + 1) : undefined;
	return (
		<div className="e-load-more">
			<div
				className="e-load-more-anchor"
				data-page={pageNumber}
				data-max-page={pageCount}
				data-next-page={next}
			/>
			{pageNumber > 1 && (
				<a className="e-load-more-previous" rel="prev" href={loop.urlOf(pageNumber - 1)}>
					{settings.pagination_prev_label}
				</a>
			)}
			{next && (
				<div className="elementor-button-wrapper">
					<Button text={settings.text || say('list.loadMore')} link={{ href: next, rel: 'next' }} />
				</div>
			)}
			{hasIcon(settings.load_more_spinner) && (
				<span className="e-load-more-spinner" aria-hidden="true" hidden>
					<Icon icon={settings.load_more_spinner} />
				</span>
			)}
			{settings.load_more_no_posts_message_switcher && (
				<p className="e-load-more-message" hidden={next !== undefined}>
					{settings.load_more_no_posts_custom_message}
				</p>
			)}
		</div>
	);
}
