import { expect, it } from 'vitest';
import { parseInEnglish } from '../../elements/testing/parse-in-english';
import { renderWidget } from '../../elements/testing/render-on-server';
import { paypalButton } from './index';
import { PaypalButtonSettings } from './paypal-button';

const render = (settings: object) =>
	renderWidget('paypal-button', settings, { widgets: [paypalButton] });
const sold = { email: 'shop@boats.example', product_name: 'A day', product_price: '240' };

it('is a link to PayPal in a tab of its own, with the values of the content', async () => {
	const html = await render({ ...sold, text: 'Pay <b>€240</b>' });
	expect(html).toMatch(
		/<a href="https:\/\/www\.paypal\.com\/cgi-bin\/webscr\?cmd=_xclick&amp;[^"]*amount=240\.00[^"]*" rel="noopener nofollow" target="_blank" class="elementor-button/,
	);
	expect(html).toContain('Pay <b>€240</b>');
	expect(await render({ ...sold, open_in_new_window: '' })).not.toContain('target=');
});

it('comes back to the page that it stands on', async () => {
	expect(await render(sold)).toContain('return=https%3A%2F%2Fboats.example%2Fbay%2F');
});

it('pays in the sandbox with the test account, and comes back to the editor’s address', async () => {
	const tried = { ...sold, sandbox_mode: 'yes', sandbox_email: 'try@boats.example' };
	const html = await render({ ...tried, redirect_after_success: { url: '/thanks/' } });
	expect(html).toContain('https://www.sandbox.paypal.com/');
	expect(html).toContain('business=try%40boats.example');
	expect(html).toContain(';return=https%3A%2F%2Fboats.example%2Fthanks%2F');
	expect(await render({ ...sold, sandbox_mode: 'yes' })).not.toContain('<a');
});

it('has its editor’s id', async () => {
	expect(await render({ ...sold, button_css_id: 'pay' })).toContain('id="pay"');
});

it.each([{}, { ...sold, email: '' }, { ...sold, product_price: '' }, { ...sold, email: 'x' }])(
	'is nothing with %j',
	async (settings) => {
		expect(await render(settings)).not.toContain('<a');
	},
);

it.each([[{}], [[]], [{ text: {}, size: 9, email: [] }]])('parses %j', (settings) => {
	expect(parseInEnglish(PaypalButtonSettings, settings)).toMatchObject({
		text: 'Buy Now',
		email: '',
		open_in_new_window: true,
	});
});
