import { matcher, type Tally } from './match';
import { parse } from './parse';

/** Longer patterns are refused. */
export const MAX_PATTERN_LENGTH = 256;

/** Only so much of a text is looked at; addresses are rarely longer. */
export const MAX_TEXT_LENGTH = 2048;

/**
 * Compiles a JavaScript regular expression (without flags) so that looking for it takes time in proportion to the
 * text, whatever the pattern: all its ways are followed at once, none is ever tried twice.
 *
 * @param tally counts what the pattern costs, for tests
 * @returns null for a pattern that is refused: too long, invalid, too large once its counts are written out, or with
 * what cannot be had in linear time (references back, looking around).
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
