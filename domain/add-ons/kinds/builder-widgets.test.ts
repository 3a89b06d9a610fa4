import { expect, it } from 'vitest';
import { isBuilderWidget } from './builder-widgets';

it.each([
	'accordion',
	'facebook-page',
	'polylang-language-switcher',
	'wordpress',
	'e-heading',
	'wp-widget-search',
	'woocommerce-cart',
	'wc-categories',
	'theme-post-title',
	'nested-tabs',
	'loop-grid',
	'post-info',
	'link-in-bio-var-2',
	'contact-buttons-var-1',
	'floating-bars-var-1',
	'single-contact',
	'ui-menu',
])('knows %s as a widget with settings of its own', (type) => {
	expect(isBuilderWidget(type)).toBe(true);
});

it.each(['', 'acme-accordion', 'accordion-plus', 'wpr-post-title', 'eael-e-box', 'acme_heading'])(
	'takes %s for an add-on’s',
	(type) => {
		expect(isBuilderWidget(type)).toBe(false);
	},
);
