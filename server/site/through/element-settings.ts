import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { StartTag } from './scan-tags';

/** The settings that an element contains for its script; empty if it has none, or if they are no JSON. */
export function settingsIn({ attributes }: StartTag): Record<string, unknown> {
	try {
		return plainObjectOf(JSON.parse(attributes.get('data-settings') ?? '{}'));
	} catch {
		return {};
	}
}
