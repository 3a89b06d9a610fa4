import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { Say } from '@outrigger/rules/texts/text';
import { useTexts } from '../../ui/texts';
import {
	type PostComments_AuthorFragment,
	PostComments_AuthorFragmentDoc,
} from './post-comments.generated';

/** A comment with the fields for its author's name. */
export type AuthoredComment = FragmentType<PostComments_AuthorFragment>;

/** Returns the name of a comment's author as it is shown. */
export function useAuthorName(comment: AuthoredComment): string {
	const { data } = useFragment({ fragment: PostComments_AuthorFragmentDoc, from: comment });
	return nameOf(data.author?.node, useTexts());
}

/** Returns the name of an author, or our text for an author without a name. */
export function nameOf(author: { name?: string | null } | null | undefined, say: Say): string {
	return author?.name?.trim() || say('comments.anonymous');
}
