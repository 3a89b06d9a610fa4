import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import type { RenderContextValue } from '../context/render-context';
import { resolveDynamicSettings } from '../dynamic/dynamic-tags';

/**
 * The settings for rendering an element: with resolved dynamic values and, in a loop's template, with a separate id for
 * each item.
 */
export function resolveSettings(
	element: ElementNode,
	{ resolveDynamic, item }: Pick<RenderContextValue, 'resolveDynamic' | 'item'>,
): ElementSettings {
	const settings = resolveDynamicSettings(element.settings, resolveDynamic);
	const id = settings._element_id;
	if (!item || typeof id !== 'string' || id.trim() === '') return settings;
	return { ...settings, _element_id: `${id.trim()}-${item.databaseId}` };
}
