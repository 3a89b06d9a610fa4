import { boolean, fallback, pipe, string, transform, union } from 'valibot';

/** A switch: `yes` (or another text that the builder stores for "on") is true, the empty string is false. */
export function switchSetting(isOnByDefault: boolean) {
	return fallback(
		union([
			boolean(),
			pipe(
				string(),
				transform((value) => value !== '' && value !== 'no'),
			),
		]),
		isOnByDefault,
	);
}
