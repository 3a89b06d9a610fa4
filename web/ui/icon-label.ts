import { plainObjectOf } from '@outrigger/rules/values/plain-object';

/** Parts of an icon's name that describe its style, not its subject. */
const DRAWING = /^(alt|o|f|in|fa|solid|regular|brands|square|circle|classic)$/;

/**
 * Returns a text that describes an icon, for a link without other text: `fas fa-map-marker-alt` → `Map marker`. For an
 * uploaded drawing, the text comes from its file name. Empty if the name contains no words.
 */
export function iconLabel(icon: unknown): string {
	const { value } = plainObjectOf(icon);
	const { url } = plainObjectOf(value);
	const name =
		typeof url === 'string'
			? (url.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
			: String(value ?? '')
					.trim()
					.split(/\s+/)
					.filter((word) => /^(fa|eicon)-/.test(word))
					.at(-1)
					?.replace(/^(fa|eicon)-/, '');
	const words = (name ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
	const telling = words.filter((word) => !DRAWING.test(word));
	const text = (telling.length > 0 ? telling : words).join(' ').slice(0, 60);
	return text.charAt(0).toUpperCase() + text.slice(1);
}
