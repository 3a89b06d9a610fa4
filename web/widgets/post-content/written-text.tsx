import { encodedPath } from '@outrigger/rules/address/uri-path';
import { textPage } from '@outrigger/rules/text/text-pages';
import type { CurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { Markup } from '../../ui/markup';
import { NumberWithWord, useTexts } from '../../ui/texts';

/** A text that WordPress renders: the page of the text that the address names, and links to its other pages. */
export function WrittenText({ node, html }: { node: CurrentNode; html: string }) {
	const { path, url } = useCurrentPage();
	// In a list every text shows its first page.
	const isOwn = node.isFrontPage ? path === '/' : encodedPath(node.uri ?? '') === path;
	const asked = isOwn ? Number(url.searchParams.get('page') ?? 1) : 1;
	const page = textPage(html, asked || 1);
	return (
		<>
			<Markup html={page.html} className="entry-content" />
			{isOwn && page.count > 1 && <TextPages number={page.number} count={page.count} />}
		</>
	);
}

/** The links that WordPress writes, with WordPress's names for them. */
function TextPages({ number, count }: { number: number; count: number }) {
	const say = useTexts();
	const { path, url } = useCurrentPage();
	const addressOf = (page: number) => {
		const parameters = new URLSearchParams(url.searchParams);
		parameters.delete('page');
		if (page > 1) parameters.set('page', `${page}`);
		return parameters.size > 0 ? `${path}?${parameters}` : path;
	};
	const pages = Array.from({ length: count }, (_, index) => index + 1);
	return (
		<nav className="page-links" aria-label={say('post.textPages')}>
			<span aria-hidden="true">{say('post.pages')}</span>
			{pages.map((page) =>
				page === number ? (
					<span key={page} className="post-page-numbers current" aria-current="page">
						<NumberWithWord text="list.page" number={page} />
					</span>
				) : (
					<a key={page} className="post-page-numbers" href={addressOf(page)}>
						<NumberWithWord text="list.page" number={page} />
					</a>
				),
			)}
		</nav>
	);
}
