import { plainText } from '@outrigger/rules/text/plain-text';
import { refusalOf } from '@outrigger/rules/wordpress/returned-comment';
import { GraphQLError } from 'graphql';
import { commentModel } from './comment-model';
import type { Operation } from './operation';
import type { SiteText } from './rest-reader';

/** The fields of a new comment, named as in WPGraphQL. */
export interface CommentInput {
	commentOn?: number | null;
	content?: string | null;
	author?: string | null;
	authorEmail?: string | null;
	authorUrl?: string | null;
	parent?: string | null;
}

/** Sends the fields of WordPress's own comment form for a visitor. */
export type Commenter = (form: URLSearchParams) => Promise<SiteText>;

/**
 * Creates a comment through WordPress's own form: core REST takes no comments from visitors. WordPress redirects to the
 * new comment, also if the comment waits for approval; REST does not show such a comment.
 *
 * @throws GraphQLError with WordPress's sentence if it refuses the comment
 */
export async function createComment(
	input: CommentInput,
	commenter: Commenter | undefined,
	operation: Operation,
) {
	if (!commenter) throw new GraphQLError('Comments are written by visitors.');
	const form = new URLSearchParams({
		comment_post_ID: String(input.commentOn ?? 0),
		comment_parent: input.parent ?? '0',
		comment: input.content ?? '',
		author: input.author ?? '',
		email: input.authorEmail ?? '',
		url: input.authorUrl ?? '',
	});
	const { status, headers, text } = await commenter(form);
	const location = headers.get('location') ?? '';
	const [, id] = /#comment-(\d{1,15})$/.exec(location) ?? [];
	if (status < 300 || status >= 400 || id === undefined) {
		throw new GraphQLError(
			refusalOf(text) || plainText(titleIn(text)) || 'No comment was created.',
		);
	}
	operation.reader.forget();
	const item = await operation.reader.item(`wp/v2/comments/${id}`);
	return { success: true, comment: item && commentModel(item, operation) };
}

function titleIn(html: string): string {
	return /<title>([^<]{0,300})<\/title>/i.exec(html)?.[1] ?? '';
}
