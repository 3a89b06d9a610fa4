import type { PostRecord, UserRecord } from '@outrigger/formats/model/records';
import type { Logins } from '../auth/create-auth';
import type { CommentPace } from '../comments/comment-pace';
import type { Forms } from '../forms/create-forms';
import type { Asker } from '../reading/read-post';
import type { Shop, ShopVisit } from '../shop/shop';
import type { Store } from '../store/store';
import type { Writes } from '../writing/writer';
import type { Budget } from './budget';
import type { SiteNames } from './site-names';
import type { Turn } from './turns';

/** The context that every resolver gets. A new context for each operation. */
export interface GraphQLContext {
	store: Store;
	/** Absolute address of the site, without a slash at its end. */
	siteUrl: string;
	/** The user who sent the request; `null` for visitors. */
	viewer: UserRecord | null;
	/** The values behind this site's own enums. */
	names: SiteNames;
	/** Takes the forms that visitors send, and mails about accounts. */
	forms: Pick<Forms, 'take' | 'mail'>;
	/** The quantities that the shop has sold. */
	shop: Pick<Shop, 'sold'>;
	/** The cart and the orders of the request's sender. */
	visit: ShopVisit;
	budget: Budget;
	/** Lets other operations run between the steps of a long operation. */
	turn: Turn;
	/** Renders a post's content; `null` if it has none. The function does not check the password. */
	contentOf: (post: PostRecord) => string | null;
	/** Version of the contract, `1.3.0`. */
	contractVersion: string;
	/** Milliseconds since the epoch. */
	now: () => number;
	/** Ways to log in; null where the host offers none. */
	logins: Logins | null;
	/** Receives the cookie that the answer sets; absent if the request does not come from a page of this site. */
	cookies?: { set: string | null } | undefined;
	/** The sender's network address; empty where it is not known. */
	address: string;
	/** The pace of comments; null if the host does not limit it. */
	pace: CommentPace | null;
	/** The ways to write; null where the host refuses every change. */
	writes: Writes<ContentFacts> | null;
}

/** The parts of a context that belong to one state of the content. */
export type ContentFacts = Pick<GraphQLContext, 'store' | 'names' | 'contentOf'>;

/** The viewer and the time, for the module that decides what a viewer may read. */
export function askerOf({ store, viewer, now }: GraphQLContext): Asker {
	return { store, viewer, now: now() };
}
