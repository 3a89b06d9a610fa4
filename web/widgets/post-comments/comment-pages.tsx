import { commentPagePath } from '@outrigger/rules/lists/comment-pages';
import type { Ref } from 'react';
import { isPlainClick } from '../../browser/plain-click';
import { useTexts } from '../../ui/texts';

/** Pages of comments on one piece of content. */
export interface CommentPages {
	/** The path of the content on this site. */
	uri: string;
	/** The number of the shown page; page 1 has the oldest comments. */
	page: number;
	pageCount: number;
}

/** Returns the address of one of the pages. */
export function hrefOfPage({ uri, pageCount }: CommentPages, page: number): string {
	return `${commentPagePath(uri, page, pageCount)}#comments`;
}

interface OlderCommentsProps {
	/** The address of the page with the older comments, which the link opens without script. */
	href: string;
	isLoading: boolean;
	/** Runs instead of following the link. */
	onLoad: () => void;
}

/** The link to older comments, above the shown comments. It opens their page, or loads them in place. */
export function OlderComments({ href, isLoading, onLoad }: OlderCommentsProps) {
	const say = useTexts();
	return (
		<nav className="navigation comment-navigation" aria-label={say('comments.older')}>
			<a
				href={href}
				aria-disabled={isLoading || undefined}
				onClick={(event) => {
					if (!isPlainClick(event.nativeEvent)) return;
					event.preventDefault();
					if (!isLoading) onLoad();
				}}
			>
				{isLoading ? say('comments.loading') : say('comments.older')}
			</a>
		</nav>
	);
}

/** The link to newer comments, below the comments of an older page. */
export function NewerComments({ pages }: { pages: CommentPages }) {
	const say = useTexts();
	const { page, pageCount } = pages;
	return (
		<nav className="navigation comment-navigation" aria-label={say('comments.newer')}>
			<a href={hrefOfPage(pages, page + 1)}>{say('comments.newer')}</a>
			{page + 1 < pageCount && <a href={hrefOfPage(pages, pageCount)}>{say('comments.newest')}</a>}
		</nav>
	);
}

/** The heading with the number of comments on all pages. */
export function CommentsTitle({ total, ref }: { total: number; ref: Ref<HTMLHeadingElement> }) {
	const say = useTexts();
	return (
		<h2 ref={ref} className="comments-title" tabIndex={-1}>
			{say('comments.count', { count: total })}
		</h2>
	);
}
