import type { CommentRecord, SiteContent } from '@outrigger/formats/model/records';
import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import { createTexts } from '@outrigger/rules/texts/load-texts';
import { type ChangeEvents, tellingStore } from './change-events';
import type { CommentShelf } from './comments/comment-shelf';
import { loadContent } from './content/load-content';
import type { GraphQLServer } from './graphql/create-graphql';
import { withFreeNames } from './schema/free-names';
import type { Contract } from './schema/read-contract';
import { createStore } from './store/create-store';
import type { Store } from './store/store';
import type { WordPressOptions } from './wordpress';
import type { ContentWriting } from './writing/open-writing';

/** The content as it was read last, with the schema over it. */
export interface Site {
	store: Store;
	graphql: GraphQLServer;
	/** Makes a store of other content with the same texts; no listener receives its changes. */
	storeOver(content: SiteContent): Store;
	/** The site from the same files, with the records and comments that were written since. */
	rebuilt(): Site;
}

/** The parts that reading the content needs. */
export interface SiteReading extends Pick<WordPressOptions, 'contentDir' | 'addOns' | 'texts'> {
	contract: Contract;
	/** Null where comments last as long as the process. */
	comments: CommentShelf | null;
	/** Null where the content cannot be written. */
	writing: ContentWriting | null;
	events: ChangeEvents;
	graphqlOf: (store: Store) => GraphQLServer;
	/** The visitors' comments in the current store, beside the comments of the content. */
	sent: (content: SiteContent) => readonly CommentRecord[];
}

/**
 * Makes the function that reads the content folder, anew at each call.
 *
 * @returns rejects with `ContentError` when the content cannot be served
 */
export function createSiteReader(reading: SiteReading): () => Promise<Site> {
	const { contentDir, addOns, texts, contract, comments, writing, events, graphqlOf, sent } =
		reading;
	return async () => {
		const loaded = await loadContent(contentDir);
		const { content, warnings: renamed } = withFreeNames(loaded, contract.sdl);
		content.warnings.push(...renamed);
		const tables = createAddOns(await addOns?.());
		const textsIn = createTexts(await texts?.());
		const { language, languages = [] } = content.settings;
		const say = await textsIn(language);
		const sayIn = new Map(
			await Promise.all(
				languages.map(async ({ slug, locale }) => [slug, await textsIn(locale)] as const),
			),
		);
		await writing?.read();
		const build = (kept: readonly CommentRecord[]): Site => {
			const words = { addOns: tables, say, sayIn };
			const store = tellingStore(
				createStore(writing?.over(content) ?? content, {
					...words,
					comments: writing?.overComments(kept) ?? kept,
					...(comments && { keepComment: comments.keep }),
				}),
				events,
			);
			const rebuilt = () => build(sent(content));
			const storeOver = (other: SiteContent) => createStore(other, words);
			return { store, graphql: graphqlOf(store), rebuilt, storeOver };
		};
		return build((await comments?.read()) ?? []);
	};
}
