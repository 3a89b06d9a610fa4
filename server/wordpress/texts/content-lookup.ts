import type { LanguageRecord } from '@outrigger/formats/model/records';
import type { Store } from '../store/store';
import type { MediaLookup } from './content-images';

/** The data that rendering a content needs: its pictures, and the lists of its blocks. */
export interface ContentLookup extends MediaLookup {
	posts: Store['posts'];
	terms: Store['terms'];
	user: Store['user'];
	commentsOf: Store['commentsOf'];
	/** BCP 47: names of months. */
	language: string;
	/** The languages of a site in several, with the paths of their front pages. */
	languages: readonly (LanguageRecord & { homePath: string })[];
	/** Receives, once a block, a block that is not computed here. */
	leftOut?: (block: string) => void;
}

/** Everything that a store knows of it. */
export function contentLookup(
	store: Store,
	siteUrl: string,
	leftOut?: ContentLookup['leftOut'],
): ContentLookup {
	const { imageSizes, language, languageHomes = {} } = store.settings;
	const languages = (store.settings.languages ?? []).map((one) => ({
		...one,
		homePath: languageHomes[one.slug]?.path ?? '/',
	}));
	const { post, mediaByFile, posts, terms, user, commentsOf } = store;
	const lookup = {
		...{ siteUrl, imageSizes, language, languages },
		...{ post, mediaByFile, posts, terms, user, commentsOf },
	};
	return leftOut ? { ...lookup, leftOut } : lookup;
}
