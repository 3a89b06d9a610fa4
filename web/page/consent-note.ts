import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';
import { CONSENT_LINK } from '../consent/consent-link';

const STYLE = `.e-consent-settings{padding:.5rem 1rem;text-align:center}.e-consent-settings a{display:inline-flex;align-items:center;min-block-size:44px;color:inherit}@media (scripting:none){.e-consent-settings,li:has(>a[href$="${CONSENT_LINK}"]){display:none}}`;
/**
 * Hides the link to the consent dialog on a page that needs no consent, because a menu may have this link on every
 * page.
 */
const NOTHING_ASKED = `li:has(>a[href$="${CONSENT_LINK}"]),a[href$="${CONSENT_LINK}"]{display:none}`;

/**
 * The link to the visitor's choices, at the end of a page that needs consent; empty if the page already contains a link
 * to these choices.
 *
 * @param html the markup of the whole body
 * @param counts true if visits are counted here
 */
export function consentNote(
	html: string,
	counts: boolean,
	say: Say,
): { html: string; css: string } {
	const hasLink = html.includes(`${CONSENT_LINK}"`);
	if (!counts && !html.includes(' data-consent-purpose="')) {
		return { html: '', css: hasLink ? NOTHING_ASKED : '' };
	}
	if (hasLink) return { html: '', css: STYLE };
	const text = escapeMarkup(say('consent.settings'));
	const note = `<aside class="e-consent-settings"${say.lang ? ` lang="${say.lang}"` : ''} aria-label="${text}"><a href="${CONSENT_LINK}">${text}</a></aside>`;
	return { html: note, css: STYLE };
}
