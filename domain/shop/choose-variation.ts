/** An attribute of a variation: `pa_size` is `large`; an empty value accepts every choice. */
export interface ChosenAttribute {
	name?: string | null;
	value?: string | null;
}

/** The attributes that distinguish a variation of a product. */
export interface Variation {
	attributes: readonly ChosenAttribute[];
}

/** Attribute → the visitor's choice; empty before a choice. */
export type Choices = Readonly<Record<string, string>>;

/**
 * The first variation that matches all choices; undefined if a choice is missing or no variation matches.
 *
 * @param names the attributes that need a choice
 */
export function chooseVariation<Form extends Variation>(
	variations: readonly Form[],
	names: readonly string[],
	choices: Choices,
): Form | undefined {
	if (names.some((name) => !choices[name])) return undefined;
	return variations.find((variation) => fits(variation, choices));
}

/** True where a variation has this option together with the other choices. */
export function isOffered(
	variations: readonly Variation[],
	name: string,
	value: string,
	choices: Choices,
): boolean {
	return variations.some((variation) => fits(variation, { ...choices, [name]: value }));
}

/**
 * Normalises the name of an attribute: WooCommerce calls it `Size` on the product, `size` or `attribute_size` on a
 * variation, and `pa_size` where products share it.
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
