import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { fallback, pipe, transform, unknown } from 'valibot';

/** A link that an editor typed, for `linkAttributes`, which checks the address. */
export interface LinkValue {
	/** As stored, empty for none. */
	url: string;
	is_external: boolean;
	nofollow: boolean;
	/** `name|value,name|value`. */
	custom_attributes: string;
}

const NO_LINK: LinkValue = { url: '', is_external: false, nofollow: false, custom_attributes: '' };

/**
 * A link control `{url, is_external, nofollow, custom_attributes}`. A bare text counts as an address; every other value
 * counts as no link.
 * @param isExternal true if the link opens in a new tab when the stored value does not say it
 */
export function linkSetting(isExternal = false) {
	const none = { ...NO_LINK, is_external: isExternal };
	return fallback(
		pipe(
			unknown(),
			transform((value): LinkValue => {
				if (typeof value === 'string') return { ...none, url: value };
				const { url, is_external, nofollow, custom_attributes } = plainObjectOf(value);
				return {
					url: typeof url === 'string' ? url : '',
					is_external: is_external === undefined ? isExternal : isOn(is_external),
					nofollow: isOn(nofollow),
					custom_attributes: typeof custom_attributes === 'string' ? custom_attributes : '',
				};
			}),
		),
		none,
	);
}

function isOn(value: unknown): boolean {
	return value === true || value === 'on' || value === 'yes' || value === 'true';
}
