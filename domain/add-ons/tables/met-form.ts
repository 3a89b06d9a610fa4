import type { AddOnTable } from '../add-on-table';

const ALIGN = { left: 'start', center: 'center', right: 'end', justify: 'stretch' };

/** MetForm: each form is a separate document in which every field is a widget. */
export const MET_FORM: AddOnTable = {
	addOn: 'MetForm',
	prefixes: ['mf-', 'metform'],
	widgets: {
		metform: {
			widget: 'template',
			needs: 'template_id',
			controls: { template_id: { from: 'mf_form_id', as: 'document' } },
		},
	},
	forms: [
		{
			fields: {
				'mf-text': 'text',
				'mf-listing-fname': 'text',
				'mf-listing-lname': 'text',
				'mf-email': 'email',
				'mf-telephone': 'tel',
				'mf-number': 'number',
				'mf-range': 'number',
				'mf-url': 'url',
				'mf-password': 'password',
				'mf-textarea': 'textarea',
				'mf-date': 'date',
				'mf-time': 'time',
				'mf-select': 'select',
				'mf-multi-select': 'select',
				'mf-checkbox': 'checkbox',
				'mf-radio': 'radio',
				'mf-switch': 'acceptance',
				'mf-gdpr-consent': 'acceptance',
				'mf-listing-optin': 'acceptance',
				'mf-file-upload': 'upload',
			},
			button: 'mf-button',
			multiple: ['mf-multi-select'],
			options: { from: 'mf_input_list', text: 'mf_input_option_text' },
			label_switch: 'mf_input_label_status',
			field: {
				field_label: 'mf_input_label',
				placeholder: 'mf_input_placeholder',
				custom_id: 'mf_input_name',
				required: { from: 'mf_input_required', values: { yes: 'true' } },
				acceptance_text: 'mf_gdpr_consent_option_text',
				help: 'mf_input_help_text',
			},
			looks: {
				label_color: 'mf_input_label_color',
				field_text_color: 'mf_input_color',
				field_background_color: 'mf_input_background_color',
				field_border_color: 'mf_input_border_color',
				field_border_radius: 'mf_input_border_radius',
			},
			send: {
				button_text: 'mf_btn_text',
				button_align: { from: 'mf_btn_align', values: ALIGN },
				button_text_color: 'mf_btn_text_color',
				button_background_color: 'mf_btn_bg_color_color',
				button_hover_color: 'mf_btn_hover_color',
				button_background_hover_color: 'mf_btn_bg_hover_color_color',
				button_border_radius: 'mf_btn_border_radius',
				button_text_padding: 'mf_btn_text_padding',
			},
		},
	],
};
