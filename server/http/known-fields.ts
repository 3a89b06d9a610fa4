/** The fields that a route passes on. */
export interface KnownFields {
	/** Names of fields that may occur once. */
	once: readonly string[];
	/** Names of further fields; a name that ends in `[]` may occur several times. */
	further?: RegExp;
}

/**
 * A name that PHP keeps unchanged. PHP rewrites all other names: it drops spaces before a name, replaces dots, spaces
 * and an open bracket by `_`, ends a name at NUL, and ignores the part after a closed bracket
 * (https://www.php.net/manual/en/language.variables.external.php).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL ends a name
const PLAIN_NAME = /^[^\s.[\]\u0000]+(?:\[[^[\]\u0000]*\])*$/;

/** The variable in which PHP stores a field: `action` for `action[0]`. */
const variableOf = (name: string) => name.split('[', 1)[0] ?? '';

/**
 * Copies the fields that a route knows into a new form, so that a later parser reads only fields that the route has
 * checked.
 *
 * @returns the form with only the known fields; null for a form that two parsers may read differently: with a name that
 * PHP rewrites, with a repeated name that is no list (PHP takes the last, `FormData` the first), or with a list under
 * the name of a single field
 */
export function knownFields(form: FormData, { once, further }: KnownFields): FormData | null {
	const built = new FormData();
	for (const [name, value] of form) {
		if (!PLAIN_NAME.test(name)) return null;
		const isKnown = once.includes(name) || further?.test(name);
		if (!isKnown && once.includes(variableOf(name))) return null;
		if (!name.endsWith('[]') && built.has(name)) return null;
		if (!isKnown) continue;
		if (typeof value === 'string') built.append(name, value);
		else built.append(name, value, bareFileName(value.name));
	}
	return built;
}

/** The last part of a path, without characters that a file system or a header does not allow. */
export function bareFileName(name: string): string {
	const last = name.split(/[/\\]/).at(-1) ?? '';
	// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
	const clean = last.replace(/[\u0000-\u001f\u007f"<>|:*?]/g, '').replace(/^\.+/, '');
	return clean.slice(-150) || 'file';
}
