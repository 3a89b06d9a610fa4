import { expect, it } from 'vitest';
import { outsideScriptsIn } from './outside-scripts';

it('names tag managers and banners by their public addresses, each once', () => {
	const page = `<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
<script>(function(w,d,s,l,i){})(window,document,'script','dataLayer','GTM-ABC123')</script><noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC123"></iframe></noscript>
<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js"></script><script src="/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js"></script>`;
	expect(outsideScriptsIn(page)).toEqual([
		{ name: 'Google Tag Manager', kind: 'measuring', mark: 'GTM-ABC123' },
		{ name: 'Google Analytics', kind: 'measuring', mark: 'googletagmanager.com/gtag/js' },
		{ name: 'Complianz', kind: 'consent', mark: '/plugins/complianz-gdpr' },
		{ name: 'Cookiebot', kind: 'consent', mark: 'consent.cookiebot.com/' },
	]);
	expect(outsideScriptsIn('<script src="/wp-content/plugins/elementor/a.js"></script>')).toEqual(
		[],
	);
});
