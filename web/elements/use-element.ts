import type { ElementNode, ElementSettings } from '../../domain/element-tree';
import { pickControls } from './browser-settings';
import { resolveDynamicSettings } from './dynamic-tags';
import { elementAttributes } from './element-attributes';
import { useRender } from './render-context';
import { addElementStyles } from './styles/add-element-styles';
import type { StyleControl } from './styles/style-control';

/**
 * What containers, sections and columns share: their settings with dynamic values, their rules in the page's
 * sheet, and the attributes of their outermost node.
 */
export function useElement(
	element: ElementNode,
	controls: readonly StyleControl[],
	classesOf: (settings: ElementSettings) => readonly (string | undefined | false)[],
): { settings: ElementSettings; attributes: Record<string, string> } {
	const { styles, document, resolveDynamic, elementBrowserControls } = useRender();
	const settings = resolveDynamicSettings(element.settings, resolveDynamic);
	addElementStyles(styles, document.databaseId, { ...element, settings }, controls);
	const attributes = elementAttributes(element, settings, {
		classes: classesOf(settings),
		browserSettings: pickControls(settings, elementBrowserControls),
	});
	return { settings, attributes };
}
