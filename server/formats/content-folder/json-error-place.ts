import { ownValue } from '@outrigger/rules/values/own-value';
import { printParseErrorCode, visit } from 'jsonc-parser';

/** The place at which a text stops being JSON. */
export interface JsonErrorPlace {
	/** Counted from 1. */
	line: number;
	column: number;
	/** The text at that place, in quotes, or `the end of the file`. */
	found: string;
	/** The text that JSON wants there. */
	wanted: string;
}

const VALUE = 'a value: an object, list, "text", number, true, false or null';
const TEXT = 'the text to go on or end with a double quote (line breaks are \\n)';
const NAME = 'a "name" in double quotes';
const NO_COMMENT = 'JSON, which has no comments';

/** The parts that the parser expected, by the parser's names of its errors. */
const WANTED: Readonly<Record<string, string>> = {
	InvalidSymbol: VALUE,
	InvalidNumberFormat: 'a number',
	PropertyNameExpected: NAME,
	ValueExpected: VALUE,
	ColonExpected: 'a colon',
	CommaExpected: 'a comma or the end of the list or object',
	CloseBraceExpected: '} or one more "name"',
	CloseBracketExpected: '] or one more value',
	EndOfFileExpected: 'the end of the file',
	InvalidCommentToken: NO_COMMENT,
	UnexpectedEndOfComment: NO_COMMENT,
	UnexpectedEndOfString: TEXT,
	UnexpectedEndOfNumber: 'a number',
	InvalidUnicode: 'four hexadecimal digits behind \\u',
	InvalidEscapeCharacter: 'one of "\\/bfnrtu behind a backslash',
	InvalidCharacter: TEXT,
};
/** The most characters that a message shows of a word that JSON does not have. */
const SHOWN = 20;

/**
 * Finds the first place at which a text is not JSON; `null` when it is JSON, or is nested too deep to check. (The
 * messages of `JSON.parse` have no position for the commonest mistakes.)
 */
export function findJsonError(text: string): JsonErrorPlace | null {
	let place: JsonErrorPlace | null = null;
	try {
		visit(
			text,
			{
				onError(code, offset, length, line, column) {
					const name = printParseErrorCode(code);
					// A text without an end is reported at the place where it breaks off, every other error at its
					// beginning.
					const skipped = name === 'UnexpectedEndOfString' ? length : 0;
					const at = offset + skipped;
					const shown = text.slice(at, at + (skipped > 0 ? 1 : Math.min(length, SHOWN)));
					place ??= {
						line: line + 1,
						column: column + skipped + 1,
						found: shown === '' ? 'the end of the file' : JSON.stringify(shown),
						wanted: ownValue(WANTED, name) ?? 'JSON',
					};
				},
			},
			{ disallowComments: true },
		);
	} catch (error) {
		// Nested too deep for the call stack: broken, but the place is unknown.
		if (!(error instanceof RangeError)) throw error;
	}
	return place;
}
