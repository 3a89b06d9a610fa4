import { describe, expect, it } from 'vitest';
import { createAddOns } from '../add-ons';

const known = (widgetType: string, settings: object) =>
	createAddOns().nameWidget({
		widgetType,
		settings: settings as Record<string, unknown>,
		renderedHtml: null,
	});

describe('a widget of an add-on that is made of other parts', () => {
	it.each([
		[
			'elementskit-mail-chimp',
			{
				ekit_mail_chimp_email_address_placeholder: 'Your address',
				ekit_mail_chimp_submit: 'Send',
				ekit_mail_chimp_success_message: 'Listed',
			},
		],
		[
			'jkit_mailchimp',
			{
				sg_form_email_placeholder: 'Your address',
				sg_form_button_text: 'Send',
				sg_form_success_message: 'Listed',
			},
		],
	])('%s has a field for an address', (type, stored) => {
		expect(known(type, stored)).toMatchObject({
			widgetType: 'form',
			settings: {
				form_fields: [{ field_type: 'email', placeholder: 'Your address', required: 'true' }],
				button_text: 'Send',
				custom_messages: 'yes',
				success_message: 'Listed',
				submit_actions: [],
			},
		});
		const { settings } = known(type, {});
		expect(settings).toMatchObject({ button_text: 'Subscribe' });
		expect(settings.custom_messages).toBeUndefined();
	});

	it('shows its networks, and knows a network without a chosen icon by its label', () => {
		const link = { url: 'https://bay.example/' };
		const chosen = { value: 'icon icon-twitter', library: 'ekiticons' };
		const { widgetType, settings } = known('elementskit-social-media', {
			ekit_socialmedia_add_icons: [
				{ _id: 'a', ekit_socialmedia_label: 'Facebook F', ekit_socialmedia_link: link },
				{ _id: 'b', ekit_socialmedia_icons: chosen },
				{ _id: 'c' },
				'junk',
			],
		});
		expect(widgetType).toBe('social-icons');
		expect(settings.social_icon_list).toMatchObject([
			{ _id: 'a', social_icon: { value: 'fab fa-facebook-f', library: 'fa-brands' }, link },
			{ _id: 'b', social_icon: chosen },
			{ _id: 'c', social_icon: { value: 'fab fa-facebook', library: 'fa-brands' } },
		]);
	});

	it.each([
		['elementskit-social-share', 'ekit_socialshare_add_icons', 'ekit_socialshare_label_text'],
		['jkit_social_share', 'sg_social_list', 'sg_social_brand'],
	])('%s shares, the first row without a name to Facebook', (type, rows, name) => {
		const stored = { [rows]: [{ _id: 'a' }, { _id: 'b', [name]: 'Twitter' }] };
		expect(known(type, stored)).toMatchObject({
			widgetType: 'share-buttons',
			settings: {
				view: 'icon',
				share_buttons: [
					{ _id: 'a', button: 'facebook' },
					{ _id: 'b', button: 'twitter' },
				],
			},
		});
		expect(known(type, {}).settings.share_buttons).toEqual([]);
	});

	it('shows its logos in a row', () => {
		const logo = { url: 'https://bay.example/a.png', id: 3 };
		const stored = {
			sg_logo_list: [{ sg_logo_list_image: logo }],
			sg_setting_slide_show_responsive: { unit: 'px', size: 4, sizes: [] },
		};
		expect(known('jkit_client_logo', stored)).toMatchObject({
			widgetType: 'image-carousel',
			settings: { carousel: [logo], slides_to_show: 4, navigation: 'none' },
		});
		const arrows = known('jkit_client_logo', { sg_setting_arrow: 'yes' }).settings;
		expect(arrows).toMatchObject({ carousel: [], navigation: 'arrows' });
	});

	it('lists the stored number of posts, and the default number without one', () => {
		const { widgetType, settings } = known('jkit_post_block', {
			number_post: { unit: 'px', size: 2, sizes: [] },
			sg_content_column_responsive: { unit: 'px', size: '', sizes: [] },
		});
		expect(widgetType).toBe('posts');
		expect(settings.classic_posts_per_page).toBe(2);
		expect(settings.classic_columns).toBeUndefined();
	});

	it.each([
		['jkit_post_terms', { sg_term_taxonomy: 'post_tag' }, { type: 'terms', taxonomy: 'post_tag' }],
		['jkit_post_terms', {}, { type: 'terms', taxonomy: 'category' }],
		['jkit_post_author', {}, { type: 'author' }],
		['jkit_post_date', {}, { type: 'date' }],
	])('%s with %j is one fact of the post', (type, stored, row) => {
		expect(known(type, stored)).toMatchObject({
			widgetType: 'post-info',
			settings: { icon_list: [{ show_icon: 'none', ...row }] },
		});
	});

	it('paints its fact in its own colour, or in the colour of the kit', () => {
		const { settings } = known('jkit_post_date', {
			st_date_normal_color_responsive: '#ffffff',
			__globals__: { st_date_normal_color_responsive: 'globals/colors?id=accent' },
		});
		expect(settings).toMatchObject({
			text_color: '#ffffff',
			__globals__: { text_color: 'globals/colors?id=accent' },
		});
	});
});
