import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Stripe button',
	purpose: 'shop',
	picture: 'b/f f',
	kind: 'handler',
	sentence:
		'Asks WordPress for a place at Stripe to pay and opens it beside this page. The embedded WordPress has no account there, so the place leads nowhere. Samples and prices are examples.',
	space: 'close',
	variations: {
		Checkout: {
			product_name: 'Life jacket for a child',
			stripe_product_price: '45',
			stripe_currency: 'EUR',
			stripe_quantity: 2,
			text: 'Two life jackets, €90',
		},
		'In this tab, with words of its own for what goes wrong': {
			product_name: 'Life jacket for a child',
			stripe_product_price: '45',
			stripe_currency: 'EUR',
			stripe_quantity: 2,
			text: 'Pay here',
			open_in_new_window: '',
			custom_messages: 'yes',
			error_message_global: 'That did not work. Please call us.',
			error_message_payment: 'Your bank said no. Please try another card.',
		},
		'Colours and places': [
			{
				product_name: 'Berth',
				stripe_product_price: '90',
				stripe_currency: 'EUR',
				shipping_amount: 5,
				text: 'A berth, €90 and €5 for the key',
				align: 'center',
				message_color_global: '#8A1C13',
				message_color_payment: '#6B4A00',
			},
			{
				product_name: 'Life jacket for a child',
				stripe_product_price: '45',
				stripe_currency: 'EUR',
				text: 'Pay €45',
				align: 'justify',
				icon_align: 'row-reverse',
			},
		],
		'Without a price nothing is shown': { product_name: 'Nothing' },
	},
};
