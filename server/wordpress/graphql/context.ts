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
	/** Takes what visitors send, and mails. */
	forms: Pick<Forms, 'take' | 'mail'>;
	/** The quantities that the shop has sold. */
	shop: Pick<Shop, 'sold'>;
	/** The asker's cart and orders. */
	visit: ShopVisit;
	budget: Budget;
	/** Lets others in between the steps of a long operation. */
	turn: Turn;
	/** A post's rendered content, `null` for none. It does not check the password. */
	contentOf: (post: PostRecord) => string | null;
	/** Version of the contract, `1.3.0`. */
	contractVersion: string;
	/** Milliseconds since the epoch. */
	now: () => number;
	/** Ways to log in; null where the host offers none. */
	logins: Logins | null;
	/** Takes the cookie that the answer sets; absent where the asker is no page of the site itself. */
	cookies?: { set: string | null } | undefined;
	/** The sender's network address; empty where it is not known. */
	address: string;
	/** The pace of comments; null where they may come as quickly as they like. */
	pace: CommentPace | null;
	/** The ways to write; null where the host refuses every change. */
	writes: Writes<ContentFacts> | null;
}

/** The parts of a context that belong to one state of the content. */
export type ContentFacts = Pick<GraphQLContext, 'store' | 'names' | 'contentOf'>;

/** The reader, for the module that decides what may be read. */
export function askerOf({ store, viewer, now }: GraphQLContext): Asker {
	return { store, viewer, now: now() };
}
