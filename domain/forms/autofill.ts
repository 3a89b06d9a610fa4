import type { FormField } from './form-field';

/** The hints for browsers and on-screen keyboards about a field. */
export interface Autofill {
	/** `autocomplete` of HTML. */
	autoComplete?: string;
	/** `inputmode` of HTML. */
	inputMode?: 'email' | 'tel' | 'url' | 'decimal';
}

/** Pattern of a field's name → its `autocomplete` value; the first match counts. */
const NAMES: readonly (readonly [RegExp, string])[] = [
	[/^(?:first|given)[-_ ]?name$|^vorname$/, 'given-name'],
	[/^(?:last|family|sur)[-_ ]?name$|^nachname$/, 'family-name'],
	[/^(?:your[-_ ]?|full[-_ ]?)?name$/, 'name'],
	[/^(?:company|organi[sz]ation|business)(?:[-_ ]?name)?$/, 'organization'],
	[/^(?:street|address)(?:[-_ ]?(?:line[-_ ]?)?1|[-_ ]?address)?$/, 'street-address'],
	[/^(?:zip|postal|post)(?:[-_ ]?code)?$|^plz$/, 'postal-code'],
	[/^(?:city|town)$/, 'address-level2'],
	[/^(?:state|province|region)$/, 'address-level1'],
	[/^country$/, 'country-name'],
	[/^(?:birthday|birth[-_ ]?date|date[-_ ]?of[-_ ]?birth)$/, 'bday'],
];

/** Derives the autofill hints of a field from its type, else from its id or label. */
export function autofillOf({ type, id, label }: FormField): Autofill {
	if (type === 'email') return { autoComplete: 'email', inputMode: 'email' };
	if (type === 'tel') return { autoComplete: 'tel', inputMode: 'tel' };
	if (type === 'url') return { autoComplete: 'url', inputMode: 'url' };
	if (type === 'number') return { inputMode: 'decimal' };
	if (type === 'password') return { autoComplete: 'new-password' };
	if (type !== 'text' && type !== 'date') return {};
	const names = [id, label].map((name) =>
		name
			.trim()
			.toLowerCase()
			.replace(/[*:]+$/, '')
			.trim(),
	);
	const known = NAMES.find(([pattern]) => names.some((name) => pattern.test(name)));
	return known ? { autoComplete: known[1] } : {};
}
