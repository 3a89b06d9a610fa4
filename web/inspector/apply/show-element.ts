import { entranceSpeedClass, SPEED_CLASS } from '@outrigger/elements/behaviours/entrance/settings';
import { behaviourSettingsOf } from '@outrigger/elements/elements/tree/behaviour-settings';
import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { motionGroups } from '@outrigger/rules/motion/available';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';

/** The element of a wrapper before and after a change of its settings. */
export interface ShownElement {
	/** The element with the settings that the page showed so far. */
	before: ElementNode;
	/** The element with its new settings. */
	after: ElementNode;
}

/** Writes into an element's wrapper the attributes that the server would write for its new settings. */
export function showElement(wrapper: HTMLElement, { before, after }: ShownElement): void {
	const { dataset, classList } = wrapper;
	const settings = readBag(dataset.settings);
	for (const name of Object.keys(behaviourSettingsOf(before, before.settings)))
		delete settings[name];
	const travelling = Object.entries(behaviourSettingsOf(after, after.settings)).filter(
		([, value]) => value !== null && value !== '' && value !== undefined,
	);
	Object.assign(settings, Object.fromEntries(travelling));
	if (Object.keys(settings).length > 0) dataset.settings = JSON.stringify(settings);
	else delete dataset.settings;

	classList.remove(...[...classList].filter((name) => SPEED_CLASS.test(name)));
	const speed = entranceSpeedClass(after.settings);
	if (speed) classList.add(speed);
	classList.remove(...classesOf(before.settings));
	classList.add(...classesOf(after.settings));

	// The layer of a moving background; if it is missing, its handler makes it.
	const box = wrapper.querySelector(':scope > .elementor-element-populated') ?? wrapper;
	if (!motionGroups(after.settings, after.elType).background_motion_fx) {
		box.querySelector(':scope > .elementor-motion-effects-container')?.remove();
	}
	// In this mode, refresh calls send this attribute to the host.
	if (after.elType === 'widget') dataset.model = JSON.stringify({ settings: after.settings });
}

function classesOf({ css_classes, _css_classes }: ElementSettings): string[] {
	return [css_classes, _css_classes].flatMap((text) =>
		typeof text === 'string' ? text.split(/\s+/).filter((name) => /^[\w-]+$/.test(name)) : [],
	);
}

function readBag(text: string | undefined): Record<string, unknown> {
	try {
		return { ...plainObjectOf(JSON.parse(text ?? '{}')) };
	} catch {
		return {};
	}
}
