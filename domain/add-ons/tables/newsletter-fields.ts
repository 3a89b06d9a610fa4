import type { RowsEntry } from '../add-on-table';

/**
 * The single email field of a newsletter form. The host stores its answers with the answers of other forms.
 * @param placeholder the add-on's control for the placeholder text
 */
export function newsletterFields(placeholder: string): RowsEntry {
	return {
		fixed: [
			{
				controls: {
					placeholder: { from: placeholder, else: 'Email' },
					field_label: { from: placeholder, else: 'Email' },
				},
				settings: {
					_id: 'email',
					custom_id: 'email',
					field_type: 'email',
					required: 'true',
					width: '66',
				},
			},
		],
	};
}
