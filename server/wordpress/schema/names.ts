/** The rules by which WPGraphQL makes names of its schema from names of a site. */

/**
 * The name of an enum value: capitals, with `_` in place of forbidden characters and before a leading digit.
 * `1536x1536` becomes `_1536X1536`, `boat-tour` becomes `BOAT_TOUR`.
 */
export function enumName(text: string): string {
	const safe = text.replace(/[^A-Za-z0-9_]/g, '_').toUpperCase();
	return /^[A-Z_]/.test(safe) ? safe : `_${safe}`;
}

/**
 * The value of ContentTemplateEnum for a template file. A classic template, and the builder's own two, end in
 * `_TEMPLATE`. Every other template without a file extension is a block template: `page-wide` becomes
 * `PAGE_WIDE_BLOCK_TEMPLATE`.
 */
export function templateEnumName(file: string): string {
	if (file === '' || file === 'default') return 'DEFAULT_TEMPLATE';
	const isClassic = file.endsWith('.php') || file.startsWith('elementor_');
	return `${enumName(file.replace(/\.php$/, ''))}_${isClassic ? 'TEMPLATE' : 'BLOCK_TEMPLATE'}`;
}

/**
 * The type of a template by its shown name: `Page No Title` is `Template_PageNoTitle`. A name that contains the word
 * template and starts with a letter needs no prefix: `Wide Template` is `WideTemplate`.
 */
export function templateTypeName(name: string): string {
	const pascal = name
		.split(/[^A-Za-z0-9]+/)
		.map(upperFirst)
		.join('');
	return /^[A-Za-z]/.test(pascal) && /template/i.test(pascal) ? pascal : `Template_${pascal}`;
}

/** `boatType` → `BoatType`. */
export const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The words of a camelCase name: `boatType` → `boat type`. */
export const wordsOf = (name: string): string =>
	name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

/** The value of `LanguageCodeEnum` for a language, by its slug: `pt-br` → `PT_BR`. */
export const languageCode = (slug: string): string => slug.toUpperCase().replaceAll('-', '_');
