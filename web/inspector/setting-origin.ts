import { globalReference } from '@outrigger/elements/elements/styles/globals';
import type { Breakpoints, Device } from '@outrigger/rules/builder/breakpoints';
import { type ControlKind, isBlank } from '@outrigger/rules/builder/control-value';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { deviceKey, inheritanceOf } from '@outrigger/rules/builder/responsive';
import { ownValue } from '@outrigger/rules/values/own-value';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { InspectedPage } from './inspected-page';

/** The source of the value of a setting. */
export type SettingOrigin =
	/** Stored for exactly this device. */
	| { kind: 'own'; value: unknown }
	| { kind: 'inherited'; value: unknown; from: Device }
	/** A colour or type style of the kit. */
	| { kind: 'global'; value: unknown; id: string }
	/** WordPress fills it in for each page; `tag` is the name of the dynamic tag. */
	| { kind: 'dynamic'; value: unknown; tag: string }
	/** No value is stored, so the builder's default applies. */
	| { kind: 'usual'; value: unknown };

/**
 * Returns the effective value of a control on a device and its source: the first value that is not blank, in the order
 * from the device towards desktop. A global or dynamic value overrides the literal value that is stored with it.
 */
export function originOf(
	settings: ElementSettings,
	control: string,
	device: Device,
	breakpoints: Breakpoints,
	{
		kind = 'text',
		usual,
		isSwitch,
	}: { kind?: ControlKind; usual?: unknown; isSwitch?: boolean } = {},
	globals: Pick<InspectedPage['globals'], 'colors' | 'typography'> = { colors: {}, typography: {} },
): SettingOrigin {
	for (const larger of inheritanceOf(device, breakpoints)) {
		const key = deviceKey(control, larger);
		const global = globalReference(settings, key);
		if (global)
			return { kind: 'global', id: global.id, value: ownValue(globals[global.kind], global.id) };
		const tag = tagOf(plainObjectOf(settings.__dynamic__)[key]);
		if (tag) return { kind: 'dynamic', tag, value: settings[key] };
		const value = settings[key];
		// An empty switch is off.
		if (isBlank(value, kind) && !(isSwitch && value === '')) continue;
		return larger === device ? { kind: 'own', value } : { kind: 'inherited', value, from: larger };
	}
	return { kind: 'usual', value: usual };
}

/** An origin in a few words. */
export function originWords(origin: SettingOrigin): string {
	switch (origin.kind) {
		case 'own':
			return 'own';
		case 'inherited':
			return `from ${deviceWord(origin.from).toLowerCase()}`;
		case 'global':
			return `kit: ${origin.id}`;
		case 'dynamic':
			return `dynamic: ${origin.tag}`;
		case 'usual':
			return 'usual';
	}
}

/** `tablet_extra` → `Tablet extra`. */
export function deviceWord(device: Device): string {
	const words = device.replace('_', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `[elementor-tag id="" name="post-title" settings="…"]` → `post-title`. */
function tagOf(stored: unknown): string | undefined {
	if (typeof stored !== 'string' || stored === '') return undefined;
	return /name="([\w-]+)"/.exec(stored)?.[1] ?? 'tag';
}
