import { type FieldSettings, fieldTypeOf } from '@outrigger/rules/atomic/forms/field-settings';
import { autofillOf } from '@outrigger/rules/forms/autofill';
import type { ReactNode } from 'react';
import type { AtomicProps } from '../../elements/atomic/define-atomic';
import { type FieldPlace, useField } from './form-context';

type Props = AtomicProps<FieldSettings>;

/** The values and attributes that every control has. */
function useControl({ settings, element, attributes }: Props) {
	const place = useField(element);
	const { id, name, error, hasLabel, field } = place;
	const control = {
		...attributes,
		id,
		name,
		required: (field?.isRequired ?? settings.required) || undefined,
		...(!hasLabel && { 'aria-label': settings.placeholder || name || id }),
		...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }),
	};
	return { place, control };
}

/** A control, and after it the error of the sent value. */
function WithFault({ place, children }: { place: FieldPlace; children: ReactNode }) {
	const { id, error } = place;
	return (
		<>
			{children}
			{error !== undefined && (
				<span className="elementor-message elementor-message-danger" id={`${id}-fault`}>
					{error}
				</span>
			)}
		</>
	);
}

/** A line of text; its type depends on the kind of value. */
export function Input(props: Props) {
	const { settings, element } = props;
	const { place, control } = useControl(props);
	const type = fieldTypeOf(element, settings);
	return (
		<WithFault place={place}>
			<input
				{...control}
				type={type}
				placeholder={settings.placeholder}
				defaultValue={place.typed ?? settings.value}
				min={settings.min}
				max={settings.max}
				maxLength={lengthOf(settings)}
				{...(place.field && autofillOf(place.field))}
			/>
		</WithFault>
	);
}

/** Several lines of text. */
export function Textarea(props: Props) {
	const { settings } = props;
	const { place, control } = useControl(props);
	return (
		<WithFault place={place}>
			<textarea
				{...control}
				placeholder={settings.placeholder}
				defaultValue={place.typed ?? settings.value}
				rows={settings.rows !== undefined && settings.rows > 0 ? settings.rows : undefined}
				maxLength={lengthOf(settings)}
			/>
		</WithFault>
	);
}

/** A checkbox or a radio button. */
export function Choice(props: Props) {
	const { settings, element } = props;
	const { place, control } = useControl(props);
	const isRadio = fieldTypeOf(element, settings) === 'radio';
	const sent = place.choice ?? settings.value ?? 'on';
	return (
		<WithFault place={place}>
			<input
				{...control}
				type={isRadio ? 'radio' : 'checkbox'}
				value={sent}
				defaultChecked={
					place.typed === undefined ? settings.checked : place.typed.split('\n').includes(sent)
				}
			/>
		</WithFault>
	);
}

/** A list to choose from. */
export function Select(props: Props) {
	const { settings } = props;
	const { place, control } = useControl(props);
	const chosen = (place.typed ?? settings.value)?.split('\n');
	return (
		<WithFault place={place}>
			<select
				{...control}
				multiple={settings.multiple}
				defaultValue={settings.multiple ? chosen : chosen?.[0]}
			>
				{settings.placeholder && !settings.multiple && (
					<option value="">{settings.placeholder}</option>
				)}
				{(settings.options ?? []).map(({ key, value }) => (
					<option key={`${key} ${value}`} value={value || key}>
						{key}
					</option>
				))}
			</select>
		</WithFault>
	);
}

/** Files to send. */
export function FileUpload(props: Props) {
	const { settings } = props;
	const { place, control } = useControl(props);
	return (
		<WithFault place={place}>
			<input {...control} type="file" multiple={settings.multiple} accept={settings.accept} />
		</WithFault>
	);
}

function lengthOf({ length, maxlength }: FieldSettings): number | undefined {
	const most = length ?? maxlength;
	return most !== undefined && most > 0 ? most : undefined;
}
