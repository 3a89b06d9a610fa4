import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { BlockquoteSettings } from './settings';

/** The page of X on which a visitor begins a post. The parameters have the names of the X documentation. */
const INTENT = 'https://x.com/intent/tweet';

/**
 * The address under which a visitor posts a quotation on X. It contains the words with their author, the page with the
 * quotation, and the account that the post names as its source.
 * @param pageUrl absolute address of the page that shows the quotation
 */
export function postIntent(settings: BlockquoteSettings, pageUrl: string): string {
	const { blockquote_content, author_name, user_name } = settings;
	const words = [blockquote_content, author_name].map(plainText).filter((text) => text !== '');
	const parameters = new URLSearchParams({ text: words.join(' — ') });
	const url = addressOf(settings, pageUrl);
	if (url) parameters.set('url', url);
	const account = /^@?(\w{1,15})$/.exec(user_name.trim())?.[1];
	if (account) parameters.set('via', account);
	return `${INTENT}?${parameters}`;
}

function addressOf({ url_type, url }: BlockquoteSettings, pageUrl: string): string | undefined {
	if (url_type === 'none') return undefined;
	return url_type === 'custom' ? safeMediaUrl(url) : pageUrl;
}
