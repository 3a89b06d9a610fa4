import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { addElementStyles } from '../styles/add-element-styles';
import { addSharedName, sharedName } from '../styles/shared-name';
import type { StyleControl } from '../styles/style-control';
import { behaviourSettingsOf } from '../tree/behaviour-settings';
import { elementAttributes } from '../tree/element-attributes';
import { resolveSettings } from '../tree/resolve-settings';
import { hasRules, useRender } from './render-context';

/**
 * The values that containers, sections and columns share: their settings with dynamic values,
 * their rules in the page's sheet, and the attributes of their outermost node.
 */
export function useElement(
	element: ElementNode,
	controls: readonly StyleControl[],
	classesOf: (settings: ElementSettings) => readonly (string | undefined | false)[],
): { settings: ElementSettings; attributes: Record<string, string> } {
	const render = useRender();
	const { styles, document } = render;
	const settings = resolveSettings(element, render);
	if (!hasRules(render)) {
		addElementStyles(styles, document.databaseId, { ...element, settings }, controls);
	}
	addSharedName(styles, sharedName(settings._attributes));
	const attributes = elementAttributes(element, settings, {
		classes: classesOf(settings),
		browserSettings: behaviourSettingsOf(element, settings),
	});
	return { settings, attributes };
}
