/** A script of another company: a tag manager, a measurement, or a banner that asks for consent. */
export interface OutsideScript {
	name: string;
	kind: 'measuring' | 'consent';
	/** The part of the text that identified the script. */
	mark: string;
}

/** Addresses and names of the scripts that these services document for their users' pages. */
const KNOWN: readonly (Omit<OutsideScript, 'mark'> & { script: RegExp })[] = [
	measuring('Google Tag Manager', /googletagmanager\.com\/(?:gtm\.js|ns\.html)|\bGTM-[A-Z0-9]{4,}/),
	measuring('Google Analytics', /googletagmanager\.com\/gtag\/js|google-analytics\.com\/analytics/),
	measuring('Site Kit', /\/plugins\/google-site-kit\//),
	measuring('MonsterInsights', /\/plugins\/google-analytics-for-wordpress\//),
	measuring('GTM4WP', /\/plugins\/duracelltomi-google-tag-manager\//),
	measuring('Meta Pixel', /connect\.facebook\.net\/[^"'\s]{0,40}fbevents\.js/),
	measuring('Matomo', /\/(?:matomo|piwik)\.js\b/),
	measuring('Hotjar', /static\.hotjar\.com\//),
	measuring('Microsoft Clarity', /clarity\.ms\/tag\//),
	consent('Complianz', /\/plugins\/complianz-gdpr/),
	consent('CookieYes', /\/plugins\/cookie-law-info\/|cdn-cookieyes\.com\//),
	consent('Borlabs Cookie', /\/plugins\/borlabs-cookie\//),
	consent('Cookie Notice', /\/plugins\/cookie-notice\//),
	consent('Real Cookie Banner', /\/plugins\/real-cookie-banner/),
	consent('Cookiebot', /consent\.cookiebot\.(?:com|eu)\//),
	consent('OneTrust', /cdn\.cookielaw\.org\/|onetrust\.com\//),
	consent('Usercentrics', /app\.usercentrics\.eu\//),
	consent('iubenda', /cdn\.iubenda\.com\//),
];

function measuring(name: string, script: RegExp): (typeof KNOWN)[number] {
	return { name, kind: 'measuring', script };
}

function consent(name: string, script: RegExp): (typeof KNOWN)[number] {
	return { name, kind: 'consent', script };
}

/**
 * Names the tag managers, measurements and consent banners in a text: the head of a page, or names of its scripts.
 * @returns each script once
 */
export function outsideScriptsIn(text: string): OutsideScript[] {
	return KNOWN.flatMap(({ name, kind, script }) => {
		const mark = script.exec(text)?.[0];
		return mark === undefined ? [] : [{ name, kind, mark }];
	});
}
