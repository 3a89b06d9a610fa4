import { alternateIn } from './alternate-link';
import { numberIn, pathIn, textIn } from './item-values';
import type { RestReader } from './rest-reader';
import { readSiteFacts } from './site-facts';

/** The results of a look at core REST. */
export interface RestFound {
	/** The address of the site in WordPress's own settings. */
	address: string;
	/** True if the pages of the site name the records behind them. */
	namesPages: boolean;
	/** What pages lack here in comparison with WPGraphQL, as texts for people. */
	lacks: readonly string[];
	/** Address of the newest content; null on an empty site. */
	newest: string | null;
}

/** What core REST gives only to editors, so that it is always missing. */
const ALWAYS_LACKING = [
	'formats of dates and times',
	'the first day of the week',
	'menus without a link on the front page',
	'changes in previews that are not stored yet',
] as const;

/** Lists that security plugins close, and the parts of pages that are missing without them. */
const LISTS = [
	['wp/v2/posts', 'posts'],
	['wp/v2/pages', 'pages'],
	['wp/v2/users', 'authors'],
	['wp/v2/comments', 'comments'],
	['wp/v2/media', 'pictures of the media library'],
	['wp/v2/categories', 'categories'],
	['wp/v2/tags', 'tags'],
	['wp/v2/search', 'search'],
] as const;

/**
 * Looks at the answers that core REST gives a visitor.
 * @throws RestRefused (the promise) if REST is closed, WordPressUnavailable if it does not answer
 */
export async function probeRest(reader: RestReader): Promise<RestFound> {
	const { home } = await readSiteFacts(reader);
	const closed = LISTS.map(async ([path, words]) => {
		const { status } = await reader.read(`${path}?per_page=1&_fields=id`);
		return status >= 400 ? [words] : [];
	});
	const [newest, ...lacks] = await Promise.all([newestContent(reader), ...closed]);
	const path = newest && pathIn(home, newest.link);
	const page = path && (await reader.head(path));
	return {
		address: home,
		namesPages: page ? alternateIn(page.headers) === newest.record : false,
		lacks: [...lacks.flat(), ...ALWAYS_LACKING],
		newest: newest?.link ?? null,
	};
}

async function newestContent(reader: RestReader) {
	for (const base of ['posts', 'pages']) {
		const { items } = await reader.list(`wp/v2/${base}?per_page=1&_fields=id,link`);
		const [item] = items;
		if (item)
			return { link: textIn(item, 'link'), record: `wp/v2/${base}/${numberIn(item, 'id')}` };
	}
	return null;
}
