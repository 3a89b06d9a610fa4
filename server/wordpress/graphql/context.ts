import type { PostRecord, UserRecord } from '@outrigger/formats/model/records';
import type { Forms } from '../forms/create-forms';
import type { Shop, ShopVisit } from '../shop/shop';
import type { Store } from '../store/store';
import type { Budget } from './budget';
import type { SiteNames } from './site-names';
import type { Turn } from './turns';

/** What every resolver is given. One per operation. */
export interface GraphQLContext {
	store: Store;
	/** Absolute address of the site, without a slash at its end. */
	siteUrl: string;
	/** Who asks; `null` for visitors. */
	viewer: UserRecord | null;
	/** What this site's own enum values stand for. */
	names: SiteNames;
	/** Takes what visitors send. */
	forms: Pick<Forms, 'take'>;
	/** What the shop has sold. */
	shop: Pick<Shop, 'sold'>;
	/** The asker's cart and orders. */
	visit: ShopVisit;
	budget: Budget;
	/** Lets others in between the steps of a long operation. */
	turn: Turn;
	/** A post's content as it is shown, `null` for none. Asks for no password. */
	contentOf: (post: PostRecord) => string | null;
	/** Version of the contract, `1.3.0`. */
	contractVersion: string;
	/** Milliseconds since the epoch. */
	now: () => number;
}
