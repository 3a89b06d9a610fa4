import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { isPlainObject } from '@outrigger/rules/values/plain-object';

/** Finds the translation of a text; undefined for a text that has none. */
export type Translate = (text: string) => string | undefined;

/** A dynamic tag of the builder, whose settings are JSON in percent signs. */
const DYNAMIC_TAG = /(\[elementor-tag [^\]]*?settings=")([^"\]]*)("\])/;
/**
 * The boundaries between sentences: the tags that end a sentence, line ends, and the sign between the label and the
 * value of a choice.
 */
const BOUNDARY =
	/(<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|div|section|figure|figcaption|blockquote|table|thead|tbody|tr|td|th|caption|details|summary|label|option|button|br|hr|picture|source|img|input)\b[^<>]*>|\n|\|)/;
const SPOKEN = /\b(alt|title|aria-label|placeholder)="([^"]+)"/g;
/** A control whose value is a style sheet, which is not translated. */
const UNREAD = 'custom_css';

/**
 * Translates a text of a page: the whole text, or else each of its sentences. A sentence is one of these: the text
 * between two blocks of markup, including the markup inside it (`<strong>On foot.</strong> From the square…`); an
 * attribute that screen readers read out (`alt`); the label of a choice; a text in the settings of a dynamic tag. White
 * space around the sentence stays.
 */
export function translateText(text: string, translate: Translate): string {
	const whole = translate(text);
	if (whole !== undefined) return whole;
	const parts = text.split(DYNAMIC_TAG);
	return parts
		.map((part, at) => {
			// Each tag gives three parts after the text before it.
			if (at % 4 === 0) return translateMarkup(part, translate);
			return at % 4 === 2 ? translateSettings(part, translate) : part;
		})
		.join('');
}

/** Translates each text in a value of JSON, at any depth. Keys and style sheets stay unchanged. */
export function translateValue(value: unknown, translate: Translate): unknown {
	if (typeof value === 'string') return translateText(value, translate);
	if (Array.isArray(value)) return value.map((one) => translateValue(one, translate));
	if (!isPlainObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [
			key,
			key === UNREAD ? one : translateValue(one, translate),
		]),
	);
}

function translateMarkup(text: string, translate: Translate): string {
	return text
		.split(BOUNDARY)
		.map((part, at) =>
			at % 2 === 1 ? translateAttributes(part, translate) : inside(part, translate),
		)
		.join('');
}

function translateAttributes(tag: string, translate: Translate): string {
	return tag.replace(SPOKEN, (written, name: string, text: string) => {
		const found = translate(plain(text));
		return found === undefined ? written : `${name}="${found.replaceAll('"', '&quot;')}"`;
	});
}

function inside(text: string, translate: Translate): string {
	const sentence = text.trim();
	const found = sentence === '' ? undefined : translate(plain(sentence));
	return found === undefined ? text : text.replace(sentence, () => found);
}

/** Markdown writes these signs as entities, but a translator writes the signs themselves. */
function plain(text: string): string {
	return text.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

function translateSettings(encoded: string, translate: Translate): string {
	const settings = parseJsonObject(percentDecoded(encoded));
	const translated = translateValue(settings, translate);
	const isSame = JSON.stringify(translated) === JSON.stringify(settings);
	return isSame ? encoded : encodeURIComponent(JSON.stringify(translated));
}
