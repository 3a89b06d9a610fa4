import { fallback, pipe, transform, unknown } from 'valibot';
import { hasMedia, type MediaValue, mediaValue } from './media';

/**
 * A gallery control `[{id, url}]`: the pictures that an editor chose, in their order. A row that
 * is no picture is left out.
 */
export function mediaListSetting() {
	return fallback(
		pipe(
			unknown(),
			transform((stored): MediaValue[] =>
				Array.isArray(stored) ? stored.map(mediaValue).filter(hasMedia) : [],
			),
		),
		() => [],
	);
}
