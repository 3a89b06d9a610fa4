import { expect, it } from 'vitest';
import { parseInEnglish } from '../../elements/testing/parse-in-english';
import { renderWidget } from '../../elements/testing/render-on-server';
import { stripeButton } from './index';
import { StripeButtonSettings } from './settings';

const render = (settings: object) =>
	renderWidget('stripe-button', settings, { widgets: [stripeButton] });

it('is a form that names the widget and no amount', async () => {
	const html = await render({ stripe_product_price: '98765', product_name: 'Jacket', text: 'Pay' });
	expect(html).toMatch(/<form (?=[^>]*method="post")(?=[^>]*action="\/wp-admin\/admin-ajax\.php")/);
	expect(html).toContain('name="action" value="submit_stripe_form"');
	expect(html).toContain('name="postId" value="7"');
	expect(html).toContain('<button type="submit" class="elementor-button');
	expect(html).not.toMatch(/98765|Jacket/);
});

it.each([{}, { stripe_product_price: '0' }, { product_price: '5' }])(
	'is nothing with %j',
	async (settings) => {
		expect(await render(settings)).not.toContain('<form');
	},
);

it.each([[{}], [[]], [{ text: {}, custom_messages: 7 }]])('parses %j', (settings) => {
	expect(parseInEnglish(StripeButtonSettings, settings)).toMatchObject({
		text: 'Buy Now',
		custom_messages: false,
		open_in_new_window: true,
	});
});
