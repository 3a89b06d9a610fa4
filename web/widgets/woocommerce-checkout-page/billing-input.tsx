import { useTexts } from '../../ui/texts';
import { type BillingField, MAX_LENGTH } from './billing-fields';
import { countryNames } from './country-names';

interface BillingInputProps {
	id: string;
	field: BillingField;
	/** The value that the shop already knows. */
	value: string;
	countries: readonly (string | null)[];
	error: string | undefined;
}

/** One field of the buyer, with its error beside it. */
export function BillingInput({ id, field, value, countries, error }: BillingInputProps) {
	const say = useTexts();
	const shared = {
		id,
		name: field.name,
		defaultValue: value,
		required: field.isRequired,
		autoComplete: `billing ${field.autoComplete}`,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': error ? `${id}-error` : undefined,
	};
	return (
		<p className={`form-row ${field.isHalf ? 'form-row-half' : 'form-row-wide'}`}>
			<label htmlFor={id}>
				{field.label}
				{!field.isRequired && ` ${say('form.optional')}`}
			</label>
			{field.type === 'country' ? (
				<select {...shared}>
					<option value="">{say('checkout.chooseCountry')}</option>
					{countryNames(countries, say.lang ?? say.language).map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</select>
			) : (
				<input
					{...shared}
					type={field.type}
					placeholder={field.placeholder || undefined}
					maxLength={MAX_LENGTH}
				/>
			)}
			{error && (
				<span id={`${id}-error`} className="cart-error">
					{error}
				</span>
			)}
		</p>
	);
}
