import type { ElementSettings } from '../builder/element-tree';
import { trimmedText } from '../text/trimmed-text';
import { isPlainObject } from '../values/plain-object';
import { asElementsKitHeading } from './jkit-heading';
import { asElementsKitIconBox } from './jkit-icon-box';
import { metFormId } from './met-forms';

/** A widget as it is known here. */
export interface KnownWidget {
	widgetType: string;
	settings: ElementSettings;
}

type Convert = (settings: ElementSettings) => KnownWidget;

/** Widgets of add-ons that say a thing in other parts than ours, not only by other names. */
export const CONVERSIONS: Readonly<Record<string, Convert>> = {
	jkit_heading: (settings) => ({
		widgetType: 'elementskit-heading',
		settings: asElementsKitHeading(settings),
	}),
	jkit_icon_box: (settings) => ({
		widgetType: 'elementskit-icon-box',
		settings: asElementsKitIconBox(settings),
	}),
	metform(settings) {
		const template_id = metFormId(settings.mf_form_id);
		return {
			widgetType: template_id > 0 ? 'template' : 'metform',
			settings: { ...settings, template_id },
		};
	},
	'elementskit-mail-chimp': newsletter({
		placeholder: 'ekit_mail_chimp_email_address_placeholder',
		button_text: 'ekit_mail_chimp_submit',
		success_message: 'ekit_mail_chimp_success_message',
	}),
	jkit_mailchimp: newsletter({
		placeholder: 'sg_form_email_placeholder',
		button_text: 'sg_form_button_text',
		success_message: 'sg_form_success_message',
	}),
	'elementskit-social-media': (settings) => ({
		widgetType: 'social-icons',
		settings: {
			...settings,
			social_icon_list: rowsIn(settings.ekit_socialmedia_add_icons).map((row) => ({
				_id: row._id,
				social_icon: row.ekit_socialmedia_icons ?? brandIcon(row.ekit_socialmedia_label),
				link: row.ekit_socialmedia_link,
			})),
		},
	}),
	'elementskit-social-share': (settings) =>
		shareButtons(settings, settings.ekit_socialshare_add_icons, 'ekit_socialshare_label_text'),
	jkit_social_share: (settings) =>
		shareButtons(settings, settings.sg_social_list, 'sg_social_brand'),
	jkit_client_logo: (settings) => ({
		widgetType: 'image-carousel',
		settings: {
			...settings,
			carousel: rowsIn(settings.sg_logo_list).map((row) => row.sg_logo_list_image),
			thumbnail_size: 'full',
			slides_to_show: sizeOf(settings.sg_setting_slide_show_responsive),
			autoplay: settings.sg_setting_autoplay,
			navigation: settings.sg_setting_arrow === 'yes' ? 'arrows' : 'none',
		},
	}),
	jkit_post_block: (settings) => ({
		widgetType: 'posts',
		settings: {
			...settings,
			classic_posts_per_page: sizeOf(settings.number_post),
			classic_columns: sizeOf(settings.sg_content_column_responsive),
		},
	}),
	jkit_post_terms: (settings) =>
		postInfo(settings, 'st_term_normal_color_responsive', {
			type: 'terms',
			taxonomy: trimmedText(settings.sg_term_taxonomy) || 'category',
		}),
	jkit_post_author: (settings) =>
		postInfo(settings, 'st_author_normal_color_responsive', { type: 'author' }),
	jkit_post_date: (settings) =>
		postInfo(settings, 'st_date_normal_color_responsive', { type: 'date' }),
};

/** A newsletter's form: an address and a button. Its answers are kept with those of other forms. */
function newsletter(
	names: Readonly<Record<'placeholder' | 'button_text' | 'success_message', string>>,
): Convert {
	return (settings) => {
		const placeholder = trimmedText(settings[names.placeholder]) || 'Email';
		const success_message = trimmedText(settings[names.success_message]);
		const field = {
			_id: 'email',
			custom_id: 'email',
			field_type: 'email',
			field_label: placeholder,
			placeholder,
			required: 'true',
			width: '66',
		};
		return {
			widgetType: 'form',
			settings: {
				...settings,
				form_fields: [field],
				show_labels: '',
				button_text: trimmedText(settings[names.button_text]) || 'Subscribe',
				button_width: '33',
				submit_actions: [],
				...(success_message !== '' && { custom_messages: 'yes', success_message }),
			},
		};
	};
}

/** The row that an add-on writes first names no network: it stands for Facebook. */
function shareButtons(settings: ElementSettings, rows: unknown, network: string): KnownWidget {
	const share_buttons = rowsIn(rows).map((row) => ({
		_id: row._id,
		button: trimmedText(row[network]).toLowerCase() || 'facebook',
	}));
	return { widgetType: 'share-buttons', settings: { ...settings, share_buttons, view: 'icon' } };
}

/** One fact of the post, without an icon. */
function postInfo(settings: ElementSettings, colour: string, row: object): KnownWidget {
	const { __globals__: globals } = settings;
	const kit = isPlainObject(globals) ? globals : {};
	return {
		widgetType: 'post-info',
		settings: {
			...settings,
			icon_list: [{ _id: 'fact', show_icon: 'none', ...row }],
			text_color: settings[colour],
			__globals__: { ...kit, text_color: kit[colour] },
		},
	};
}

/** What an icon is that nobody chose: the brand that the row is called by. */
function brandIcon(label: unknown): object {
	const brand = trimmedText(label)
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-');
	return { value: `fab fa-${brand || 'facebook'}`, library: 'fa-brands' };
}

function rowsIn(rows: unknown): ElementSettings[] {
	return Array.isArray(rows) ? rows.filter(isPlainObject) : [];
}

/** The number of a slider; `undefined` where none is set. */
function sizeOf(slider: unknown): unknown {
	return isPlainObject(slider) && slider.size !== '' ? slider.size : undefined;
}
