import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { holdPlace } from '../../browser/hold-place';
import { type CommentFields, readCommentFields } from './comment-fields';
import { type ReplyPlace, replyLinkId } from './reply-link';

interface Reply {
	place: ReplyPlace;
	/** The text that the visitor typed before the form moved; null if it has not moved. */
	draft: CommentFields | null;
}

/**
 * Moves the form below the comment that the visitor answers, and back again. The form keeps the typed text, and the
 * pressed link stays in its place on the screen. The focus moves into the form, or back to the link that opened the
 * form.
 */
export function useReply(
	form: RefObject<HTMLFormElement | null>,
	first: Omit<ReplyPlace, 'answer'>,
): Reply {
	const [answered, setAnswered] = useState(first.answered);
	const [draft, setDraft] = useState<CommentFields | null>(null);
	const afterMove = useRef<() => void>(undefined);

	// biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the form has moved
	useLayoutEffect(() => {
		afterMove.current?.();
		afterMove.current = undefined;
	}, [answered]);

	const write = () => form.current?.querySelector('textarea')?.focus();

	function answer(databaseId: number): void {
		if (databaseId === answered) {
			write();
			return;
		}
		if (form.current) setDraft(readCommentFields(new FormData(form.current)));
		const link = document.getElementById(replyLinkId(databaseId || answered));
		const restore = link && holdPlace(link);
		afterMove.current = () => {
			restore?.();
			if (databaseId === 0 && link) link.focus({ preventScroll: true });
			else write();
		};
		setAnswered(databaseId);
	}

	return { place: { ...first, answered, answer }, draft };
}
