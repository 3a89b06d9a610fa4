import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import type { Say } from '@outrigger/rules/texts/text';
import { safeParse } from 'valibot';
import { inWordsOf } from '../settings/word';
import type { WidgetDefinition } from './define-widget';

/**
 * The settings of a widget's handler, for `data-settings`: parsed, without the defaults of the schema, because the
 * browser parses them again with the same schema. They include our texts, because the schema has none in the browser.
 */
export function browserSettingsOf(
	definition: WidgetDefinition,
	settings: ElementSettings,
	say: Say,
): ElementSettings {
	const { browserSettings: schema } = definition;
	if (!schema) return {};
	const parsed = inWordsOf(say, () => safeParse(schema, settings));
	const defaults = safeParse(schema, {});
	if (!parsed.success) return {};
	const usual: ElementSettings = defaults.success ? defaults.output : {};
	return Object.fromEntries(
		Object.entries(parsed.output).filter(
			([control, value]) => JSON.stringify(value) !== JSON.stringify(usual[control]),
		),
	);
}
