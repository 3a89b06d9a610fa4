import { type CommentModel, commentModel } from './comment-model';
import { type Connection, lengthOf, listOf, type PagingArgs } from './connection';
import { databaseIdOf, globalId, numberIn, textIn } from './item-values';
import type { Operation } from './operation';
import type { Item } from './rest-reader';

/** The arguments of a list of comments. */
export interface CommentListArgs extends PagingArgs {
	where?: {
		contentId?: unknown;
		commentIn?: readonly unknown[] | null;
		commentType?: string | null;
		orderby?: string | null;
		order?: string | null;
	} | null;
}

/** Comments of the site or of one piece of content: REST lists only approved ones, as WPGraphQL does. */
export function comments(
	args: CommentListArgs,
	operation: Operation,
): Promise<Connection<CommentModel>> {
	const { contentId, commentIn, order } = args.where ?? {};
	return read(
		{
			...args,
			order: order === 'ASC' ? 'ASC' : 'DESC',
			filter: [
				contentId == null ? '' : `post=${databaseIdOf(contentId)}`,
				commentIn ? `include=${commentIn.map(databaseIdOf).join()}` : '',
			],
		},
		operation,
	);
}

/** Comments on one piece of content. */
export function commentsOn(
	contentId: number,
	args: PagingArgs & { order: 'ASC' | 'DESC' },
	operation: Operation,
): Promise<Connection<CommentModel>> {
	return read({ ...args, filter: [`post=${contentId}`] }, operation);
}

/** The cursor of a comment is WPGraphQL's own: it finds the comment again in any list. */
const cursorOf = (id: number) => globalId('arrayconnection', id);

/**
 * Reads the part of a list that follows a comment. REST filters by dates and has no cursors: the query starts at the
 * second of that comment, and the function drops the comments of that second that come before it.
 */
async function read(
	args: PagingArgs & { order: 'ASC' | 'DESC'; filter: readonly string[] },
	operation: Operation,
): Promise<Connection<CommentModel>> {
	const { reader } = operation;
	const length = lengthOf(args);
	const behind = args.after ? await placeOf(databaseIdOf(args.after), operation) : null;
	const isOlder = args.order === 'DESC';
	const parameters = [
		...args.filter,
		`per_page=${behind ? 100 : length}`,
		`orderby=date_gmt&order=${args.order.toLowerCase()}`,
		behind && (isOlder ? `before=${shifted(behind.date, 1)}` : `after=${shifted(behind.date, -1)}`),
	];
	const { items, total } = await reader.list(
		`wp/v2/comments?${parameters.filter(Boolean).join('&')}`,
	);
	const isBehind = (item: Item) => {
		if (!behind) return true;
		const date = textIn(item, 'date');
		const id = numberIn(item, 'id');
		if (date !== behind.date) return isOlder ? date < behind.date : date > behind.date;
		return isOlder ? id < behind.id : id > behind.id;
	};
	const found = items.filter(isBehind);
	const shown = found.slice(0, length);
	const last = shown.at(-1);
	const left = total - (items.length - found.length);
	const endCursor = last ? cursorOf(numberIn(last, 'id')) : null;
	const nodes = shown.map((item) => commentModel(item, operation));
	return listOf(nodes, left > shown.length ? endCursor : null, endCursor);
}

/**
 * The place of a comment in a list by dates; null for a deleted comment, after which the list starts from its
 * beginning.
 */
async function placeOf(id: number, { reader }: Operation) {
	if (id === 0) return null;
	const item = await reader.item(`wp/v2/comments/${id}?_fields=id,date`);
	return item && { id, date: textIn(item, 'date') };
}

/** The date some seconds later or earlier, in the time zone of the date. */
function shifted(date: string, seconds: number): string {
	const time = Date.parse(`${date}Z`);
	if (Number.isNaN(time)) return date;
	return new Date(time + seconds * 1000).toISOString().slice(0, 19);
}
