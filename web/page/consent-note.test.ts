import { createTexts, englishSay } from '@outrigger/rules/texts/load-texts';
import { describe, expect, it } from 'vitest';
import { consentNote } from './consent-note';

const LINK = '<ul><li><a href="#consent-settings">Privacy</a></li></ul>';
const EMBED = '<div data-consent-purpose="social"></div>';

describe('the link to the visitor’s choices', () => {
	it('stands at the end of a page that needs consent, in its language', async () => {
		expect(consentNote('', true, await createTexts()('de-DE')).html).toBe(
			'<aside class="e-consent-settings" aria-label="Datenschutz-Einstellungen"><a href="#consent-settings">Datenschutz-Einstellungen</a></aside>',
		);
		expect(consentNote(EMBED, false, englishSay).html).toContain('Privacy settings');
	});

	it('is the site’s own link where it has one', () => {
		expect(consentNote(LINK, true, englishSay).html).toBe('');
		expect(consentNote(LINK, true, englishSay).css).toContain('scripting:none');
	});

	it('is absent on a page without consent, and a link of the site’s own is hidden', () => {
		expect(consentNote('', false, englishSay)).toEqual({ html: '', css: '' });
		expect(consentNote(LINK, false, englishSay).css).toMatch(/^li:has\(.*\{display:none\}$/);
	});
});
