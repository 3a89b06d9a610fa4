/** A country that the buyer can choose. */
export interface CountryName {
	/** The ISO 3166 code, for example `IT`. */
	code: string;
	name: string;
}

/**
 * Returns the countries with their names in the page's language, sorted by name; an unknown code stays a code.
 * @param language of the page, BCP 47
 */
export function countryNames(codes: readonly (string | null)[], language: string): CountryName[] {
	const names = new Intl.DisplayNames([language], { type: 'region' });
	return codes
		.flatMap((code) => (code ? [{ code, name: nameOf(names, code) }] : []))
		.sort((one, other) => one.name.localeCompare(other.name, language));
}

function nameOf(names: Intl.DisplayNames, code: string): string {
	try {
		return names.of(code) ?? code;
	} catch {
		return code;
	}
}
