import { commentPagePath } from '@outrigger/rules/lists/comment-pages';
import type { Ref } from 'react';
import { isPlainClick } from '../../browser/plain-click';

/** Pages of comments on one piece of content. */
export interface CommentPages {
	/** Own path of the content. */
	uri: string;
	/** The page that is shown, from 1, the oldest. */
	page: number;
	pageCount: number;
}

/** Address of one of the pages. */
export function hrefOfPage({ uri, pageCount }: CommentPages, page: number): string {
	return `${commentPagePath(uri, page, pageCount)}#comments`;
}

interface OlderCommentsProps {
	/** Where they stand without script. */
	href: string;
	isLoading: boolean;
	/** Told instead of following the link. */
	onLoad: () => void;
}

/** The way to older comments, above those that are shown: a page of their own, or in place. */
export function OlderComments({ href, isLoading, onLoad }: OlderCommentsProps) {
	return (
		<nav className="navigation comment-navigation" aria-label="Older comments">
			<a
				href={href}
				aria-disabled={isLoading || undefined}
				onClick={(event) => {
					if (!isPlainClick(event.nativeEvent)) return;
					event.preventDefault();
					if (!isLoading) onLoad();
				}}
			>
				{isLoading ? 'Loading older comments …' : 'Older comments'}
			</a>
		</nav>
	);
}

/** The way back to newer comments, below those of an older page. */
export function NewerComments({ pages }: { pages: CommentPages }) {
	const { page, pageCount } = pages;
	return (
		<nav className="navigation comment-navigation" aria-label="Newer comments">
			<a href={hrefOfPage(pages, page + 1)}>Newer comments</a>
			{page + 1 < pageCount && <a href={hrefOfPage(pages, pageCount)}>Newest comments</a>}
		</nav>
	);
}

/** How many comments there are, on all pages. */
export function CommentsTitle({ total, ref }: { total: number; ref: Ref<HTMLHeadingElement> }) {
	return (
		<h2 ref={ref} className="comments-title" tabIndex={-1}>
			{total === 1 ? 'One comment' : `${total} comments`}
		</h2>
	);
}
