import { fallback, pipe, transform, unknown } from 'valibot';
import { hasMedia, type MediaValue, mediaValue } from './media';

/**
 * A gallery control: a list of pictures `{id, url}`. It omits rows that are no pictures; a value that is no list gives
 * no pictures.
 */
export function gallerySetting() {
	return fallback(
		pipe(
			unknown(),
			transform((stored): MediaValue[] =>
				Array.isArray(stored) ? stored.map(mediaValue).filter(hasMedia) : [],
			),
		),
		[],
	);
}
