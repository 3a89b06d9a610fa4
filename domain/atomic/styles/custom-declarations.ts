import { rulesOf } from '../../css/rules';
import { cssOf, tokenTypes } from '../../css/tokens';

/**
 * Makes an editor's custom CSS for a class safe. The result has declarations and nested rules, for use between the
 * braces of a rule.
 *
 * @param raw base64 of the text
 * @returns empty for invalid base64, for CSS that closes its rule, and for CSS that an untrusted sheet may not
 * contain
 */
export function customDeclarations(raw: string): string {
	const [rule, ...others] = rulesOf(`&{${decoded(raw)}}`);
	if (!rule || others.length > 0) return '';
	const open = rule.findIndex(({ type }) => type === tokenTypes.LeftCurlyBracket);
	return cssOf(rule.slice(open + 1, -1));
}

function decoded(raw: string): string {
	try {
		const bytes = Uint8Array.from(atob(raw.trim()), (character) => character.charCodeAt(0));
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return '';
	}
}
