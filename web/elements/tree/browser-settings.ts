import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { safeParse } from 'valibot';
import type { WidgetDefinition } from './define-widget';

/**
 * The settings that a widget's handler reads, as they travel in `data-settings`: parsed, without what the same
 * schema would give for nothing at all, since the browser parses them again with it.
 */
export function browserSettingsOf(
	definition: WidgetDefinition,
	settings: ElementSettings,
): ElementSettings {
	const { browserSettings: schema } = definition;
	if (!schema) return {};
	const parsed = safeParse(schema, settings);
	const defaults = safeParse(schema, {});
	if (!parsed.success) return {};
	const usual: ElementSettings = defaults.success ? defaults.output : {};
	return Object.fromEntries(
		Object.entries(parsed.output).filter(
			([control, value]) => JSON.stringify(value) !== JSON.stringify(usual[control]),
		),
	);
}
