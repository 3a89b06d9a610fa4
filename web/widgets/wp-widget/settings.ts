import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { fallback, type InferOutput, object, pipe, transform, unknown } from 'valibot';

export const WpWidgetSettings = object({
	/**
	 * The values that WordPress stores for the widget, under its own names: texts, `on` for a
	 * ticked box.
	 */
	wp: fallback(pipe(unknown(), transform(plainObjectOf)), {}),
});
export type WpWidgetSettings = InferOutput<typeof WpWidgetSettings>;

/** The values that WordPress stores for one widget. */
export type Instance = WpWidgetSettings['wp'];
