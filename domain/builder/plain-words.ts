import { isPlainObject } from '../values/plain-object';
import type { ElementSettings } from './element-tree';

/** The text found in a bag of settings. */
export interface PlainWords {
	/** May contain HTML, like the other texts; not sanitised. */
	heading: string | null;
	texts: readonly string[];
	/** The text and the link of a button, or of the last text if there is no button; the address is not checked. */
	link: { text: string; link: unknown } | null;
}

/** The largest number of rows that is read. */
const MAX_ROWS = 200;

/** The endings of control names with visible text; add-ons put a prefix before them. */
const HEADING = /(?:^|[_-])(?:title|heading|name|question|client_name)(?:_text)?$/;
const TEXT =
	/(?:^|_)(?:text|description|desc|content|subtitle|sub_title|sub_heading|subheading|designation|job|position|review|answer|caption|editor|bio|excerpt|quote|price|occupation|pricing_list|item)$/;
/** Pieces of a title; the middle piece is highlighted or animated. */
const PIECES = /(?:^|_)(?:title|heading|text)_(?<place>before|focused|highlighted|animated|after)$/;
const PLACES = ['before', 'focused', 'highlighted', 'animated', 'after'];
/** A label with a link is a button; a label without a link belongs to a form field. */
const BUTTON =
	/(?:^|_)(?:btn|button|read_?more|link|learn_?more)(?:_[a-z]+)*_(?:text|title|label)$|(?:^|_)label$/;
const LINK = /(?:^|_)(?:link|url|website_link)$/;
/** The number of a counter or a progress bar. */
const NUMBER = /(?:^|_)(?:(?:end|ending|counter)_(?:number|value)|number|percentage|percent)$/;
/** The text before or after a number. */
const BESIDE = /(?:^|_)(?:prefix|suffix|postfix)$/;
const PERCENT = /percent(?:age)?$|progress/;
/** Controls with text that is hidden at first, and controls of styles. */
const NOT_SHOWN =
	/^_|tooltip|badge|shadow|alert|message|error|success|validation|notice|placeholder|watermark|water_mark|typography|background|border|font|animation|css|class|style|query|navigator|form_name|email_(?:to|from|subject|content)|meta_data|loading|custom_(?:html|code|js)|image_(?:name|alt)|align|load_more|pagination|filters?_all|not_found|close_|no_(?:more|content|posts|results|items)|prefix|suffix|postfix|(?:^|_)(?:older|newer|previous|prev|next|first|last)_|screen_reader|fallback|_input_|required_|mark_required/;

/** Patterns of the control names that carry visible text. */
export const CONTROLS_OF_WORDS: readonly RegExp[] = [
	HEADING,
	TEXT,
	PIECES,
	BUTTON,
	LINK,
	NUMBER,
	BESIDE,
];

/**
 * The visible texts in the settings of a widget that this project does not render: of the widget itself, then of its
 * repeaters' rows, in stored order. Skips switches, choices, addresses, colours and measures.
 */
export function plainWordsOf(settings: ElementSettings): PlainWords[] {
	const rows = Object.entries(settings).flatMap(([control, value]) =>
		Array.isArray(value) && !NOT_SHOWN.test(control) ? value.filter(isPlainObject) : [],
	);
	const found = new Set<string>();
	const words = [settings, ...rows]
		.slice(0, MAX_ROWS)
		.map((bag) => wordsOfBag(bag, found))
		.filter(({ heading, texts, link }) => heading !== null || texts.length > 0 || link !== null);
	const lonely = words.flatMap((one) => (isLonely(one) ? [one.heading] : []));
	const again = new Set(lonely.filter((heading, at) => lonely.indexOf(heading) !== at));
	return words.filter((one) => !(isLonely(one) && again.has(one.heading)));
}

/**
 * True for a heading without a text or a link beside it. A heading that several rows repeat is the add-on's default: in
 * rows of logos, every heading is "Title".
 */
function isLonely({ heading, texts, link }: PlainWords): boolean {
	return heading !== null && texts.length === 0 && link === null;
}

/**
 * @param found texts of the widget that were already found: some add-ons store a text twice, once for each of two
 * window sizes
 */
function wordsOfBag(bag: ElementSettings, found: Set<string>): PlainWords {
	const link = Object.entries(bag).find(([control, value]) => LINK.test(control) && leads(value));
	let heading = joinedOf(bag);
	let button: string | null = null;
	const number = numberOf(bag);
	const texts: string[] = number === null ? [] : [number];
	for (const [control, value] of Object.entries(bag)) {
		if (NOT_SHOWN.test(control) || !isHuman(value)) continue;
		const text = withoutBraces(value);
		if (BUTTON.test(control)) button ??= text;
		else if (HEADING.test(control) && heading === null) heading = text;
		else if ((HEADING.test(control) || TEXT.test(control)) && !found.has(text)) {
			texts.push(text);
			found.add(text);
		}
	}
	// A button without a link is left out.
	const leading = link && button !== null ? { text: button, link: link[1] } : null;
	const lonely = link && !leading && heading === null ? texts.pop() : undefined;
	return {
		heading,
		texts,
		link: lonely === undefined ? leading : { text: lonely, link: link?.[1] },
	};
}

/** Joins a title that is stored in pieces, in reading order; null without pieces. */
function joinedOf(bag: ElementSettings): string | null {
	const pieces = Object.entries(bag).flatMap(([control, value]) => {
		const place = PIECES.exec(control)?.groups?.place;
		return place !== undefined && typeof value === 'string' && value.trim() !== ''
			? [{ at: PLACES.indexOf(place), text: value.trim() }]
			: [];
	});
	const text = pieces
		.sort((one, other) => one.at - other.at)
		.map((piece) => piece.text)
		.join(' ');
	return isHuman(text) ? text : null;
}

/** The number of a counter or a progress bar: `120+`, `$ 5`, `81 %`; null without a number. */
function numberOf(bag: ElementSettings): string | null {
	const [control, value] =
		Object.entries(bag).find(
			([name, stored]) => NUMBER.test(name) && !NOT_SHOWN.test(name) && isNumber(stored),
		) ?? [];
	if (control === undefined) return null;
	const around = (end: RegExp) =>
		Object.entries(bag).find(([name, stored]) => end.test(name) && typeof stored === 'string')?.[1];
	const before = around(/(?:^|_)prefix$/) ?? '';
	const after = around(/(?:^|_)(?:suffix|postfix)$/) ?? (PERCENT.test(control) ? ' %' : '');
	return `${before}${value}${after}`.trim();
}

/** Accepts up to eight digits, more than a counter shows; a longer number may be a phone number or an id. */
function isNumber(value: unknown): value is number | string {
	return /^\d{1,8}(?:[.,]\d{1,3}){0,2}$/.test(`${value}`);
}

/** True for text that an editor wrote for visitors: not a keyword, an address or a measure. */
function isHuman(value: unknown): value is string {
	if (typeof value !== 'string') return false;
	const text = value.trim();
	if (text === '' || /^[a-z0-9_#.:,%/+\-[\]]*$/.test(text)) return false;
	if (/^(?:https?:|mailto:|tel:|#|\/|var\(|rgba?\(|hsla?\()/i.test(text)) return false;
	if (/^[a-z]+(?:[ -][a-z]+){0,2}$/.test(text)) return false;
	// Add-ons reference their documents by id and timestamp: `c798b9f***1728453198002`.
	if (/^[[{]/.test(text) && !text.startsWith('{{')) return false;
	if (/^[\da-f]+\*{3}\d+$/.test(text)) return false;
	return /\p{L}|\d/u.test(text);
}

/** Removes the double braces with which add-ons highlight words. */
function withoutBraces(text: string): string {
	return text.replace(/\{\{([^{}]*)\}\}/g, '$1');
}

function leads(value: unknown): boolean {
	if (typeof value === 'string') return /^(?:https?:|\/|#|mailto:|tel:)./.test(value);
	return (
		isPlainObject(value) &&
		typeof value.url === 'string' &&
		value.url !== '' &&
		'is_external' in value
	);
}
