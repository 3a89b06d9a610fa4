import { attachmentItem } from './attachment-item';
import { commentItem } from './comment-item';
import { postItem } from './post-item';
import type { Detail, RestContext } from './rest-context';
import type { RestItem, RestTarget } from './rest-item';
import { termItem } from './term-item';
import { userItem } from './user-item';

/** Any record as REST shows it. */
export function itemOf(context: RestContext, target: RestTarget, detail: Detail): RestItem {
	switch (target.kind) {
		case 'post':
			return target.record.type === 'attachment'
				? attachmentItem(context, target.record, detail)
				: postItem(context, target.record, detail);
		case 'term':
			return termItem(context, target.record, detail);
		case 'user':
			return userItem(context, target.record, detail);
		case 'comment':
			return commentItem(context, target.record, detail);
	}
}
