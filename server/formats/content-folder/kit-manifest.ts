import { isPlainObject } from '@outrigger/rules/values/plain-object';

/**
 * Whether the value of a JSON file is the table of contents of a kit, `manifest.json`: it says of which versions the
 * kit is and names its files, and has no elements itself.
 */
export function isKitManifest(value: unknown): boolean {
	if (!isPlainObject(value)) return false;
	if ('content' in value && Array.isArray(value.content)) return false;
	const hasVersion = ['manifest_version', 'kit_version', 'elementor_version'].some(
		(key) => key in value,
	);
	return hasVersion && ['templates', 'content', 'site-settings'].some((key) => key in value);
}
