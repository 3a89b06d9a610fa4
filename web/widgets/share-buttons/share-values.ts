import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import type { ShareValues } from '@outrigger/rules/address/share-networks';
import { displayedTitle } from '@outrigger/rules/text/displayed-title';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { Say } from '@outrigger/rules/texts/text';
import type { CurrentNode } from '../../elements/context/current-node';
import type { CurrentPage } from '../../elements/context/current-page';
import type { ShareButtonsSettings } from './settings';

/**
 * Returns the values that the buttons share: this page with its title, excerpt and picture, or only the editor's
 * address.
 */
export function shareValues(
	{ share_url_type, share_url }: ShareButtonsSettings,
	{ path, site, archive }: CurrentPage,
	node: CurrentNode | null,
	say: Say,
): ShareValues {
	const own = share_url_type === 'custom' ? safeMediaUrl(share_url.url) : undefined;
	if (own) return { url: new URL(own, site.url).href, title: '', text: '', image: '' };
	const picture = node?.featuredImage?.node.sourceUrl;
	return {
		url: `${site.url}${path}`,
		title: archive?.title || displayedTitle(node, say) || site.title,
		text: plainText(node?.excerpt ?? ''),
		image: picture ? new URL(picture, site.url).href : '',
	};
}
