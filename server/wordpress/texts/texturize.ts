import { encodeLooseAmpersands } from './entities';
import { textPieces } from './text-pieces';
import type { Typography } from './typography';

const SPACE = '[ \\t\\r\\n\\u00a0]|&nbsp;';
/** The end of a text, what ends a clause, or white space. */
const ENDS = `(?=$|[.,:;!?)}\\]-]|&gt;|${SPACE})`;
const OPENS = '[(\\[{-]|&lt;';

const QUOTED_NUMBER = new RegExp(`(?<=^|${SPACE})(["'])(\\d[.,\\d]{0,40})\\1`, 'g');
const YEAR_IN_QUOTATION = new RegExp(`'(\\d\\d)(["'])${ENDS}`, 'g');
/** `'99`, but neither `'99.5` nor `'995`. */
const YEAR = /'(?=\d\d(?:$|(?![%\d]|[.,]\d)))/g;
const OPENING_SINGLE = new RegExp(`(?<=^|["]|${OPENS}|${SPACE})'`, 'g');
const INSIDE_WORD = new RegExp(`(?<!^|${SPACE})'(?!$|[.,:;!?"'(){}\\[\\]-]|&[lg]t;|${SPACE})`, 'g');
const OPENING_DOUBLE = new RegExp(`(?<=^|${OPENS}|${SPACE})"(?!${SPACE})`, 'g');

/** `3x4`, and no part of `1x2x3` or `0x1f`. The length of a number is bounded, else a long row of digits would be read again from each of them. */
const DIMENSIONS = /\b(\d(?:[\d.,]{0,19}\d)?)x(\d(?:[\d.,]{0,19}\d)?)\b/g;

/**
 * Placeholders for opening marks and apostrophes until the end, because a language may use one mark for several
 * purposes.
 */
const OPENING_DOUBLE_FLAG = '\ue000';
const OPENING_SINGLE_FLAG = '\ue001';
const APOSTROPHE_FLAG = '\ue002';
const FLAGS = /[\ue000-\ue002]/g;

/** A kind of quotation mark, as it is typed. */
interface Quote {
	/** The placeholder for an opening mark. */
	flag: string;
	/** Matches a mark that may mean feet or inches. */
	primes: RegExp;
	/** Matches a mark that may close a quotation. */
	closes: RegExp;
	/** Matches a mark that can only close a quotation. */
	onlyCloses: RegExp;
}

const SINGLE: Quote = {
	flag: OPENING_SINGLE_FLAG,
	primes: /(?<=\d)'/g,
	closes: new RegExp(`'${ENDS}`, 'g'),
	onlyCloses: new RegExp(`(?<!\\d)'${ENDS}`, 'g'),
};
const DOUBLE: Quote = {
	flag: OPENING_DOUBLE_FLAG,
	primes: /(?<=\d)"/g,
	closes: new RegExp(`"${ENDS}`, 'g'),
	onlyCloses: new RegExp(`(?<!\\d)"${ENDS}`, 'g'),
};

/**
 * Decides whether a mark after a digit is a prime or ends a quotation. Before the first quotation it is a prime. In a
 * quotation with a mark that can only be its end, all other marks are primes; otherwise the last mark ends the
 * quotation.
 */
function closeOrPrime(text: string, quote: Quote, closing: string, prime: string): string {
	const { flag, primes, closes, onlyCloses } = quote;
	return text
		.split(flag)
		.map((part, at) => {
			const isOpen = at > 0 && !part.includes(closing);
			if (!isOpen || part.search(onlyCloses) >= 0)
				return part.replace(primes, prime).replace(closes, closing);
			const last = [...part.matchAll(closes)].at(-1)?.index;
			if (last === undefined) return part.replace(primes, prime);
			const before = part.slice(0, last).replace(primes, prime);
			return before + closing + part.slice(last + 1).replace(primes, prime);
		})
		.join(flag);
}

function texturizeText(text: string, typography: Typography): string {
	const { double, single, apostrophe, primes, enDash, cutOff } = typography;
	let words = text
		.replaceAll('...', '&#8230;')
		.replaceAll('``', double[0])
		.replaceAll("''", double[1])
		.replaceAll(' (tm)', ' &#8482;');
	if (words.includes("'")) {
		if (cutOff) words = words.replace(cutOff, (word) => word.replaceAll("'", apostrophe));
		words = words
			.replace(
				YEAR_IN_QUOTATION,
				(_, year: string, mark: string) =>
					APOSTROPHE_FLAG + year + (mark === '"' ? double[1] : single[1]),
			)
			.replace(YEAR, APOSTROPHE_FLAG)
			.replace(QUOTED_NUMBER, (whole, mark: string, number: string) =>
				mark === "'" ? OPENING_SINGLE_FLAG + number + single[1] : whole,
			)
			.replace(OPENING_SINGLE, OPENING_SINGLE_FLAG)
			.replace(INSIDE_WORD, APOSTROPHE_FLAG);
		words = closeOrPrime(words, SINGLE, single[1], primes[0]);
	}
	if (words.includes('"')) {
		words = words
			.replace(QUOTED_NUMBER, (whole, mark: string, number: string) =>
				mark === '"' ? OPENING_DOUBLE_FLAG + number + double[1] : whole,
			)
			.replace(OPENING_DOUBLE, OPENING_DOUBLE_FLAG);
		words = closeOrPrime(words, DOUBLE, double[1], primes[1]).replaceAll('"', double[1]);
	}
	const marks: Readonly<Record<string, string>> = {
		[OPENING_DOUBLE_FLAG]: double[0],
		[OPENING_SINGLE_FLAG]: single[0],
		[APOSTROPHE_FLAG]: apostrophe,
	};
	words = words.replace(FLAGS, (flag) => marks[flag] ?? flag);
	return encodeLooseAmpersands(withDashes(words, enDash)).replace(
		DIMENSIONS,
		(whole, left: string, right: string) => (left === '0' ? whole : `${left}&#215;${right}`),
	);
}

const DASH = new RegExp(`(^|${SPACE})--(?=$|${SPACE})`, 'g');
const SINGLE_DASH = new RegExp(`(^|${SPACE})-(?=$|${SPACE})`, 'g');

function withDashes(text: string, enDash: string): string {
	if (!text.includes('-')) return text;
	return text
		.replaceAll('---', '&#8212;')
		.replace(DASH, '$1&#8212;')
		.replace(/(?<!xn)--/g, enDash)
		.replace(SINGLE_DASH, (_, before: string) => before + enDash);
}

const REWORD = {
	text: texturizeText,
	tag: encodeLooseAmpersands,
	kept: (value: string) => value,
};

/**
 * Gives HTML the typography that WordPress shows, to the byte as `wptexturize` does
 * (`testing/wordpress-answers.json`, in English): quotes of the language, primes after digits, dashes, ellipsis and × as numeric entities,
 * loose ampersands as `&#038;`. Each text between two tags is read by itself; tags, shortcodes, scripts, styles and code
 * are kept to the letter.
 */
export function texturize(html: string, typography: Typography): string {
	return textPieces(html)
		.map(({ kind, value }) => REWORD[kind](value, typography))
		.join('');
}
