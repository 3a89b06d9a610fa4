/** The fields that a route passes on. */
export interface KnownFields {
	/** Names that may be there once. */
	once: readonly string[];
	/** Names of further fields; those that end in `[]` may be there several times. */
	further?: RegExp;
}

/**
 * A name that PHP takes as it stands. All others it rewrites: it drops spaces before a name, takes dots, spaces and an
 * open bracket for `_`, ends a name at NUL, and ignores what follows a closed bracket
 * (https://www.php.net/manual/en/language.variables.external.php).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL ends a name
const PLAIN_NAME = /^[^\s.[\]\u0000]+(?:\[[^[\]\u0000]*\])*$/;

/** The variable that PHP puts a plain name into: `action` of `action[0]`. */
const variableOf = (name: string) => name.split('[', 1)[0] ?? '';

/**
 * Builds a form anew from the fields that a route knows, so that a parser behind it sees what the route has judged.
 *
 * @returns null for a form that two parsers may read differently: a name that PHP rewrites, a name that comes twice
 * without being a list (PHP takes the last, `FormData` the first), a list under the name of a single field; all other
 * fields are left out
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

/** The last part of a path, without what a disk or a header might take amiss. */
export function bareFileName(name: string): string {
	const last = name.split(/[/\\]/).at(-1) ?? '';
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
	const clean = last.replace(/[\u0000-\u001f\u007f"<>|:*?]/g, '').replace(/^\.+/, '');
	return clean.slice(-150) || 'file';
}
