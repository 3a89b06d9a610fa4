import type { UserRecord } from '@outrigger/formats/model/records';
import type { PasswordUses } from '../auth/password-uses';
import type { CommentPace } from '../comments/comment-pace';
import type { Store } from '../store/store';
import type { Writes } from '../writing/writer';
import type { Param } from './query-params';
import type { Upload } from './read-upload';

/** The detail of an answer: `embed` has less, `edit` has the stored values as well. */
export type Detail = 'view' | 'embed' | 'edit';

/** One request, read. */
export interface RestContext {
	store: Store;
	/** Origin and path of the site, without a slash at its end. */
	siteUrl: string;
	viewer: UserRecord | null;
	request: Request;
	/** `/wp/v2/posts/17`: the path below `/wp-json`, without a slash at its end; `/` is the index. */
	route: string;
	/** Parameters of query and body together; the body overrides the query. */
	params: ReadonlyMap<string, Param>;
	/** Milliseconds since the epoch. */
	now: number;
	/** The ways to write; null where the host refuses every change. */
	writes: Writes<Store> | null;
	/** Makes the path of a signed preview of a post for a user; null where the site signs none. */
	previewLink: ((user: UserRecord, postId: number) => string) | null;
	/** The uses of application passwords; null where the host keeps none. */
	passwordUses: Pick<PasswordUses, 'of'> | null;
	/** The pace of comments; null if the host does not limit it. */
	pace: CommentPace | null;
	/** The file of a request to the media library; null for every other request. */
	upload: Upload | null;
}

/** Address of a path on the site; an absolute address stays unchanged. */
export function siteLink(context: Pick<RestContext, 'siteUrl'>, path: string): string {
	return /^https?:\/\//i.test(path) ? path : context.siteUrl + path;
}

/** Address of a REST route. */
export function restLink(context: Pick<RestContext, 'siteUrl'>, route: string): string {
	return `${context.siteUrl}/wp-json${route}`;
}
