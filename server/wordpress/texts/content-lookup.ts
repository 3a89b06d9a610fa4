import type { LanguageRecord } from '@outrigger/formats/model/records';
import type { Say } from '@outrigger/rules/texts/text';
import type { Store } from '../store/store';
import type { MediaLookup } from './content-images';
import { type Typography, typographyIn } from './typography';

/** The data that rendering a content needs: its pictures, and the lists of its blocks. */
export interface ContentLookup extends MediaLookup {
	posts: Store['posts'];
	terms: Store['terms'];
	user: Store['user'];
	commentsOf: Store['commentsOf'];
	/** Our words in the language of the page. */
	say: Say;
	typography: Typography;
	/** The site's format of dates, in PHP's letters. */
	dateFormat: string;
	/** The languages of a site with several languages, with the paths of their front pages. */
	languages: readonly (LanguageRecord & { homePath: string })[];
	/** Receives each block that the host does not compute, once. */
	leftOut?: (block: string) => void;
}

/** Makes the lookup from a store. */
export function contentLookup(
	store: Store,
	siteUrl: string,
	leftOut?: ContentLookup['leftOut'],
): ContentLookup {
	const { imageSizes, dateFormat, languageHomes = {} } = store.settings;
	const languages = (store.settings.languages ?? []).map((one) => ({
		...one,
		homePath: languageHomes[one.slug]?.path ?? '/',
	}));
	const { post, mediaByFile, posts, terms, user, commentsOf } = store;
	const lookup = {
		...{ siteUrl, imageSizes, dateFormat, languages, say: store.say },
		...{ post, mediaByFile, posts, terms, user, commentsOf },
		typography: typographyIn({ store }),
	};
	return leftOut ? { ...lookup, leftOut } : lookup;
}
