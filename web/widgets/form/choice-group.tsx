import { fieldName } from '@outrigger/rules/forms/form-field';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { labelClasses } from './field-classes';
import { messageId } from './field-message';
import type { FieldProps } from './field-props';
import { requestArgOf } from './request-arg';

/** Radio buttons or checkboxes: one group with the field's label as its name. */
export function ChoiceGroup(props: FieldProps) {
	const { field, settings, controlId, value, error } = props;
	const { type, options, isRequired, row } = field;
	const chosen = (value ?? field.value)
		.split(value === undefined ? ',' : '\n')
		.map((one) => one.trim());
	const isInline = row.inline_list === 'elementor-subgroup-inline' || row.inline_list === 'yes';
	const label = inlineOnly(field.label).trim();
	return (
		<fieldset
			className={`elementor-field-subgroup${isInline ? ' elementor-subgroup-inline' : ''}`}
			aria-describedby={error ? messageId(props) : undefined}
			data-required={type === 'checkbox' && isRequired ? '' : undefined}
		>
			{label !== '' && (
				<legend className={labelClasses(settings)}>
					<InlineMarkup html={label} />
				</legend>
			)}
			{options.map((option, index) => (
				<span className="elementor-field-option" key={option.value}>
					<input
						type={type === 'radio' ? 'radio' : 'checkbox'}
						id={`${controlId}-${index}`}
						name={fieldName(field)}
						value={option.value}
						defaultChecked={chosen.includes(option.value)}
						data-request-arg={requestArgOf(field)}
						required={(type === 'radio' && isRequired) || undefined}
					/>
					<label htmlFor={`${controlId}-${index}`}>{option.label}</label>
				</span>
			))}
		</fieldset>
	);
}
