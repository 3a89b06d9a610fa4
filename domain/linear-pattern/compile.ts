import { matcher, type Tally } from './match';
import { parse } from './parse';

/** The longest pattern that is accepted. */
export const MAX_PATTERN_LENGTH = 256;

/** The part of a text that is searched; addresses are rarely longer. */
export const MAX_TEXT_LENGTH = 2048;

/**
 * Compiles a JavaScript regular expression (without flags) into a search that takes time in
 * proportion to the text, for any pattern: it follows all alternatives at once and never
 * backtracks.
 *
 * @param tally counts the cost, for tests
 * @returns null for a refused pattern: too long, invalid, too large after its counts are
 * expanded, or with features that linear time excludes (backreferences, lookaround).
 */
export function compileLinear(
	pattern: string,
	tally: Tally = { steps: 0, asked: 0 },
): ((text: string) => boolean) | null {
	if (pattern.length > MAX_PATTERN_LENGTH) return null;
	try {
		new RegExp(pattern);
		const isFound = matcher(parse(pattern), tally);
		return (text) => isFound(text.slice(0, MAX_TEXT_LENGTH));
	} catch {
		return null;
	}
}
