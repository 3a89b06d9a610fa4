import type { PostRecord } from '@outrigger/formats/model/records';
import { escapeMarkup, escapeText } from '@outrigger/rules/text/escape-markup';
import type { ContentLookup } from './content-lookup';

/** The settings of Polylang's language switcher that decide on what it shows. */
export interface SwitcherSettings {
	/** True if every language leads to its front page. */
	forceHome: boolean;
	hideCurrent: boolean;
	hideIfNoTranslation: boolean;
}

/**
 * The items of Polylang's language switcher in the content of a post: the post in each language, or the front page of a
 * language without a translation. Empty on a site in one language.
 */
export function languageItems(
	owner: Pick<PostRecord, 'databaseId'>,
	{ post, languages, siteUrl }: ContentLookup,
	{ forceHome, hideCurrent, hideIfNoTranslation }: SwitcherSettings,
): string {
	const own = post(owner.databaseId);
	return languages
		.map(({ slug, locale, name, homePath }) => {
			const isCurrent = own?.language === slug;
			const found = isCurrent ? own : post(own?.translations?.[slug] ?? 0);
			const uri = found?.status === 'publish' ? found.uri : null;
			if ((isCurrent && hideCurrent) || (uri === null && hideIfNoTranslation)) return '';
			const tag = escapeMarkup(locale.replaceAll('_', '-'));
			const href = escapeMarkup(siteUrl + (forceHome ? homePath : (uri ?? homePath)));
			const current = isCurrent ? ' aria-current="true"' : '';
			return (
				`<li class="lang-item lang-item-${slug}${isCurrent ? ' current-lang' : ''}">` +
				`<a lang="${tag}" hreflang="${tag}" href="${href}"${current}>${escapeText(name)}</a></li>`
			);
		})
		.join('');
}
