import {
	type AddOnField,
	addOnInputName,
	isAddressField,
} from '@outrigger/rules/shop/add-on-fields';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../ui/texts';

/** The typed values of a product's fields, by field id. */
export type Written = Readonly<Record<string, string>>;

interface AddOnFieldsProps {
	/** The ids of the fields start with it. */
	id: string;
	fields: readonly AddOnField[];
	written: Written;
	/** The errors, by field id. */
	faults: Written;
	onWrite: (field: string, value: string) => void;
}

/** The fields of a product in addition to its choices: a name, a message, a day. */
export function AddOnFields({ id, fields, written, faults, onWrite }: AddOnFieldsProps) {
	const say = useTexts();
	return (
		<div className="wc-pao-addons">
			{fields.map((field) => {
				const inputId = `${id}-${addOnInputName(field)}`;
				const fault = faults[field.id];
				return (
					<p key={field.id} className="wc-pao-addon form-row">
						<label htmlFor={inputId}>
							{field.name}
							{!field.isRequired && ` ${say('form.optional')}`}
						</label>
						<AddOnInput
							{...{ field, inputId, fault }}
							value={written[field.id] ?? ''}
							onWrite={(value) => onWrite(field.id, value)}
						/>
						{fault && (
							<span id={`${inputId}-error`} className="cart-error">
								{fault}
							</span>
						)}
					</p>
				);
			})}
		</div>
	);
}

interface AddOnInputProps {
	field: AddOnField;
	inputId: string;
	fault: string | undefined;
	value: string;
	onWrite: (value: string) => void;
}

function AddOnInput({ field, inputId, fault, value, onWrite }: AddOnInputProps) {
	const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once: reads text that was typed early
	useLayoutEffect(() => {
		const early = control.current?.value ?? value;
		if (early !== value) onWrite(early);
	}, []);
	const shared = {
		ref: control,
		id: inputId,
		className: 'input-text',
		name: addOnInputName(field),
		value,
		required: field.isRequired,
		placeholder: field.placeholder || undefined,
		onChange: ({ target }: { target: { value: string } }) => onWrite(target.value),
		'aria-invalid': fault ? true : undefined,
		'aria-describedby': fault ? `${inputId}-error` : undefined,
	};
	if (field.type === 'datepicker') return <input {...shared} type="date" />;
	if (field.type === 'custom_textarea')
		return <textarea {...shared} rows={3} maxLength={field.max} />;
	const type = isAddressField(field) ? 'email' : 'text';
	return <input {...shared} type={type} maxLength={field.max} autoComplete="off" />;
}
