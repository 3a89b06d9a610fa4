import { type AddOnField, isAddressField } from '@outrigger/rules/shop/add-on-fields';
import { dayInWords, isDay } from '@outrigger/rules/time/calendar-day';
import { useTexts } from '../../ui/texts';
import type { Written } from './add-on-fields';

interface AddOnPreviewProps {
	/** The name of the product. */
	name: string;
	/** The price or value of the product; empty for none. */
	price: string;
	fields: readonly AddOnField[];
	written: Written;
}

/**
 * A preview of the product with the typed text. It repeats the fields, so it is hidden from screen readers. Without
 * script it shows the empty card.
 */
export function AddOnPreview({ name, price, fields, written }: AddOnPreviewProps) {
	const { lang, language } = useTexts();
	const shown = (field: AddOnField): string => {
		const value = (written[field.id] ?? '').trim();
		return field.type === 'datepicker' && isDay(value)
			? dayInWords(value, lang ?? language)
			: value;
	};
	return (
		<div className="add-on-preview" aria-hidden="true">
			<span className="add-on-preview-name">{name}</span>
			<span className="add-on-preview-price">{price}</span>
			{fields.map((field) => {
				if (isAddressField(field)) return null;
				const value = shown(field);
				return (
					<span
						key={field.id}
						className={`add-on-preview-line add-on-preview-${field.type}`}
						data-empty={value === '' || undefined}
					>
						<span className="add-on-preview-label">{field.name}</span>{' '}
						<span className="add-on-preview-value" suppressHydrationWarning>
							{value}
						</span>
					</span>
				);
			})}
		</div>
	);
}
