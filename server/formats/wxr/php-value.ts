import { unserialize } from 'php-serialize';

/**
 * The output of PHP's `serialize` for lists and plain values; the reader never makes objects of
 * classes.
 */
const SERIALIZED = /^(?:a:\d+:\{|s:\d+:"|[bid]:-?[\d.]+;|N;$)/;

/**
 * A value of a custom field as WordPress's database holds it: values that PHP serialised become lists, objects and
 * plain values; all other values stay text. `undefined` if the text is cut off, was changed by hand (lengths no longer
 * fit), or contains objects of PHP classes.
 */
export function readPhpValue(text: string): unknown {
	if (!SERIALIZED.test(text)) return /^O:\d+:"/.test(text) ? undefined : text;
	try {
		return unserialize(text, {}, { strict: true });
	} catch {
		return undefined;
	}
}
