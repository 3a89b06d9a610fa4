import type { FieldProps } from './field-props';

/** The id of the message of a field. */
export function messageId({ controlId }: Pick<FieldProps, 'controlId'>): string {
	return `${controlId}-error`;
}

/** The error of a field, shown beside the field. */
export function FieldMessage({ id, text }: { id: string; text: string }) {
	return (
		<span
			className="elementor-message elementor-message-danger elementor-help-inline elementor-form-help-inline"
			id={id}
		>
			{text}
		</span>
	);
}
