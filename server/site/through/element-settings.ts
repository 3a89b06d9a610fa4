import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { StartTag } from './scan-tags';

/** The settings that an element prints for its script; empty where it prints none, or no JSON. */
export function settingsIn({ attributes }: StartTag): Record<string, unknown> {
	try {
		return plainObjectOf(JSON.parse(attributes.get('data-settings') ?? '{}'));
	} catch {
		return {};
	}
}
