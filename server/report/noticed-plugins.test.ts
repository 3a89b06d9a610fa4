import { expect, it } from 'vitest';
import { noticedPlugins } from './noticed-plugins';

it('knows plugins by their routes and by the folders of their scripts, each once', () => {
	const plugins = noticedPlugins(
		['wp/v2', 'wc/v3', 'wc/store', 'yoast/v1', 'elementor/v1'],
		[
			'/wp-content/plugins/woocommerce/a.js?ver=1',
			'/wp-content/plugins/elementor/b.js',
			'/wp-content/plugins/sliders/c.js',
			'inline',
		],
	);
	expect(plugins.map(({ name }) => name)).toEqual(['Yoast SEO', 'WooCommerce', 'sliders']);
	expect(plugins.at(-1)?.fate).toContain('Nobody here knows it');
});

it('notices none where a site shows none', () => {
	expect(noticedPlugins([], [])).toEqual([]);
});

it('names tag managers and banners by their scripts, whichever host they come from', () => {
	const plugins = noticedPlugins(
		['complianz/v1'],
		[
			'https://www.googletagmanager.com/gtm.js?id=GTM-ABCDE',
			'/wp-content/plugins/complianz-gdpr/a.js',
			'/wp-content/plugins/google-site-kit/b.js',
		],
	);
	expect(plugins.map(({ name }) => name)).toEqual(['Complianz', 'Google Tag Manager', 'Site Kit']);
	expect(plugins.at(-1)?.fate).toContain('MEASUREMENT_ID');
});
