/** One attribute of a form of a product: `pa_size` is `large`; an empty value leaves the choice open. */
export interface ChosenAttribute {
	name?: string | null;
	value?: string | null;
}

/** A form of a product, as far as it is told apart from the others. */
export interface Variation {
	attributes: readonly ChosenAttribute[];
}

/** Attribute → what the visitor chose; empty for nothing yet. */
export type Choices = Readonly<Record<string, string>>;

/**
 * The first form of a product that fits all that was chosen; undefined while a choice is missing, and where there is
 * no such form.
 *
 * @param names the attributes that have to be chosen
 */
export function chooseVariation<Form extends Variation>(
	variations: readonly Form[],
	names: readonly string[],
	choices: Choices,
): Form | undefined {
	if (names.some((name) => !choices[name])) return undefined;
	return variations.find((variation) => fits(variation, choices));
}

/** Whether any form has this option beside what is chosen of the other attributes. */
export function isOffered(
	variations: readonly Variation[],
	name: string,
	value: string,
	choices: Choices,
): boolean {
	return variations.some((variation) => fits(variation, { ...choices, [name]: value }));
}

/**
 * One word for the same attribute: WooCommerce calls it `Size` at the product, `size` or `attribute_size` at its form
 * and `pa_size` where all products share it.
 */
export function attributeKey(name: string | null | undefined): string {
	return (name ?? '')
		.toLowerCase()
		.replace(/^attribute_/, '')
		.replace(/\s+/g, '-');
}

function fits({ attributes }: Variation, choices: Choices): boolean {
	return Object.entries(choices).every(([name, value]) => {
		if (value === '') return true;
		const own = attributes.find((attribute) => attributeKey(attribute.name) === attributeKey(name));
		return !own?.value || own.value === value;
	});
}
