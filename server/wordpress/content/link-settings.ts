import { quoteValue } from '@outrigger/formats/content-folder/content-error';
import type { PostRecord } from '@outrigger/formats/model/records';
import type { SiteShape } from '@outrigger/formats/shapes/site-shape';
import type { LoadContext } from './context';
import type { References } from './references';

/**
 * Follows front page, posts page, icon and logo of `site.json`.
 * @param file the file with the settings
 */
export function linkSettings(
	site: SiteShape,
	file: string,
	references: References,
	context: LoadContext,
): void {
	const { settings } = context;
	const find = (key: 'pageOnFront' | 'pageForPosts' | 'siteIcon' | 'siteLogo', isPage: boolean) => {
		const reference = site[key];
		if (reference === null) return 0;
		const found: PostRecord | undefined = isPage
			? references.post('page', reference)
			: references.media(reference);
		if (!found)
			context.report.problem(
				file,
				key,
				quoteValue(reference),
				isPage
					? 'the slug, path or databaseId of a page'
					: 'the slug, file or databaseId of one of media.json',
			);
		return found?.databaseId ?? 0;
	};
	settings.pageOnFront = find('pageOnFront', true);
	settings.pageForPosts = find('pageForPosts', true);
	settings.siteIconId = find('siteIcon', false);
	settings.siteLogoId = find('siteLogo', false);
	if (settings.pageOnFront !== 0 && settings.pageOnFront === settings.pageForPosts)
		context.report.problem(
			file,
			'pageForPosts',
			'the same page as pageOnFront',
			'another page, or none',
		);
}
