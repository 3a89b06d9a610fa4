import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import type { RenderContextValue } from '../context/render-context';
import { resolveDynamicSettings } from '../dynamic/dynamic-tags';

/**
 * The settings that an element is rendered with: dynamic values filled in and, where it stands once for each item
 * of a loop, an id of its own in each.
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
