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

/** The type of a widget without its skin (`heading.default` → `heading`); undefined for every other element. */
export function widgetType({ attributes }: StartTag): string | undefined {
	const written = attributes.written('data-widget_type');
	const dot = written?.indexOf('.') ?? -1;
	return dot < 0 ? written : written?.slice(0, dot);
}
