import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { entranceSpeedClass } from '../../behaviours/entrance/settings';
import { customAttributes } from '../../ui/link';
import { hiddenDevices } from '../styles/hidden-devices';
import { sharedName } from '../styles/shared-name';

/** The attributes that an element adds to the attributes of all elements. */
export interface ElementAttributeOptions {
	classes: readonly (string | undefined | false)[];
	/** `heading.default`, on widgets only. */
	widgetType?: string;
	/** The settings that the page sends to the browser; absent if there are none. */
	browserSettings?: ElementSettings;
}

/** Makes the attributes of an element's outermost node: the builder's public DOM names. */
export function elementAttributes(
	{ id, elType }: ElementNode,
	settings: ElementSettings,
	{ classes, widgetType, browserSettings = {} }: ElementAttributeOptions,
): Record<string, string> {
	const ownId = typeof settings._element_id === 'string' ? settings._element_id.trim() : '';
	const classNames = [
		'elementor-element',
		`elementor-element-${id}`,
		...classes,
		entranceSpeedClass(settings),
		...hiddenClasses(settings),
		...ownClasses(settings),
	].filter((name) => typeof name === 'string' && name !== '');
	const shared = sharedName(settings._attributes);
	const travelling = Object.entries(browserSettings).filter(
		([, value]) => value !== null && value !== '' && value !== undefined,
	);
	return {
		...customAttributes(settings._attributes),
		...(/^[^\s]+$/.test(ownId) && { id: ownId }),
		className: classNames.join(' '),
		...(shared !== null && { 'data-shared': shared }),
		'data-id': id,
		'data-element_type': elType,
		...(widgetType && { 'data-widget_type': widgetType }),
		...(travelling.length > 0 && {
			'data-settings': JSON.stringify(Object.fromEntries(travelling)),
		}),
	};
}

function hiddenClasses(settings: ElementSettings): string[] {
	return hiddenDevices(settings).map((device) => `elementor-hidden-${device}`);
}

/** Widgets store `_css_classes`, containers and sections `css_classes`. */
function ownClasses(settings: ElementSettings): string[] {
	return [settings._css_classes, settings.css_classes].flatMap((text) =>
		typeof text === 'string' ? text.split(/\s+/).filter((name) => /^[\w-]+$/.test(name)) : [],
	);
}
