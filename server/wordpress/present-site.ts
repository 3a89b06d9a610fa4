import type { SiteContent } from '@outrigger/formats/model/records';
import { createDuePosts } from './due-posts';
import type { GraphQLServer } from './graphql/create-graphql';
import type { Site } from './read-site';
import type { Setup } from './setup';
import type { Store } from './store/store';

/** The site that the mock serves now. A reload or a write puts another one in its place. */
export interface PresentSite {
	/** The content as it is now. @throws Error before `begin` */
	store(): Store;
	graphql(): GraphQLServer;
	/** Makes a store of other content with the same texts; no listener receives its changes. */
	storeOver(content: SiteContent): Store;
	/** Reads the content for the first time. @returns rejects with the error of `read` */
	begin(read: () => Promise<Site>): Promise<void>;
	/**
	 * Reads the content again. New content that is wrong is reported and changes nothing.
	 * @returns true if the new content is in place
	 */
	reload(): Promise<boolean>;
	/** Shows the same files with the records and comments that were written since. */
	rebuild(): void;
	/** Stops waiting for scheduled posts. */
	end(): void;
}

export function createPresentSite({
	events,
	now,
	onError,
}: Pick<Setup, 'events' | 'now' | 'onError'>): PresentSite {
	let read: (() => Promise<Site>) | undefined;
	let current: Site | undefined;
	const present = (): Site => {
		if (current === undefined) throw new Error('The content has not been read yet.');
		return current;
	};
	const store = () => present().store;
	const due = createDuePosts({ store, now, publish: () => void site.reload() });
	const show = (next: Site) => {
		current = next;
		due.wait();
	};
	events.subscribe(() => current?.graphql.forgetAnswers());

	const site: PresentSite = {
		store,
		graphql: () => present().graphql,
		storeOver: (content) => present().storeOver(content),
		async begin(reader) {
			read = reader;
			show(await reader());
		},
		async reload() {
			try {
				show(await (read?.() ?? present()));
			} catch (error) {
				onError(error);
				return false;
			}
			events.emit('everything');
			return true;
		},
		rebuild() {
			show(present().rebuilt());
			events.emit('everything');
		},
		end: due.end,
	};
	return site;
}
