import { fallback, pipe, transform, unknown } from 'valibot';
import { hasMedia, type MediaValue, mediaValue } from './media';

/** A gallery control: a list of pictures `{id, url}`. What is no picture is left out; what is no list is none. */
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
