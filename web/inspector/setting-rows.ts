import { DEVICES } from '@outrigger/elements/behaviours/control';
import type { Breakpoints, Device } from '@outrigger/rules/builder/breakpoints';
import type { ControlKind } from '@outrigger/rules/builder/control-value';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { isPlainObject, plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { InspectedPage } from './inspected-page';
import { originOf, type SettingOrigin } from './setting-origin';

/** A stored setting with the value that applies on one device. */
export interface SettingRow {
	/** The control's name without the device's suffix. */
	name: string;
	text: string;
	origin: SettingOrigin;
}

const SUFFIX = new RegExp(`_(?:${DEVICES.filter((device) => device !== 'desktop').join('|')})$`);
const MOST_LETTERS = 120;

/**
 * Returns every stored setting of an element, one row for each control, in the order of the names. Broken values are
 * shown unchanged.
 */
export function settingRows(
	settings: ElementSettings,
	device: Device,
	breakpoints: Breakpoints,
	globals: Pick<InspectedPage['globals'], 'colors' | 'typography'>,
): SettingRow[] {
	const named = [
		settings,
		plainObjectOf(settings.__globals__),
		plainObjectOf(settings.__dynamic__),
	];
	const names = named.flatMap(Object.keys).filter((name) => !name.startsWith('__'));
	const controls = [...new Set(names.map((name) => name.replace(SUFFIX, '')))].sort();
	return controls.map((name) => {
		const origin = originOf(
			settings,
			name,
			device,
			breakpoints,
			{ kind: kindOf(settings[name]) },
			globals,
		);
		return { name, text: shortened(origin.value), origin };
	});
}

/**
 * Returns the kind of a value from its keys. This is enough, because the list only shows stored values and does not
 * know the controls.
 */
function kindOf(value: unknown): ControlKind {
	if (!isPlainObject(value)) return 'text';
	if ('top' in value) return 'dimensions';
	if ('url' in value) return 'media';
	if ('column' in value) return 'gaps';
	return 'size' in value ? 'slider' : 'bag';
}

/** A value in a few words. */
function shortened(value: unknown): string {
	const text = wordsOf(value);
	return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

function wordsOf(value: unknown): string {
	if (value === undefined || value === null) return '–';
	if (typeof value !== 'object') return value === '' ? '(empty)' : String(value);
	if (Array.isArray(value)) {
		return value.every((one) => typeof one !== 'object')
			? value.join(', ') || '(empty)'
			: `${value.length} rows`;
	}
	if ('$$type' in value) return typedWords(value as unknown as { value: unknown });
	const { unit, size, top, right, bottom, left, url } = value as Record<string, unknown>;
	const sizes = plainObjectOf((value as Record<string, unknown>).sizes);
	if ('start' in sizes) return `${sizes.start} to ${sizes.end} ${unit ?? ''}`.trim();
	if (top !== undefined)
		return `${[top, right, bottom, left].map((side) => side || 0).join(' ')} ${unit ?? ''}`.trim();
	if (url !== undefined) return String(url);
	if (size !== undefined) return `${size} ${unit ?? ''}`.trim();
	return JSON.stringify(value);
}

/** A short form of a value of version 4: the text of a text value, or the inner value of any other type. */
function typedWords({ value }: { value: unknown }): string {
	if (!isPlainObject(value)) return wordsOf(value);
	if ('content' in value) return wordsOf(value.content);
	const inside = Object.entries(value).filter(([, one]) => one !== null);
	const [only] = inside;
	if (inside.length === 1 && only) return wordsOf(only[1]);
	if ('unit' in value) return `${value.size ?? ''} ${value.unit}`.trim();
	return inside.map(([name, one]) => `${name}: ${wordsOf(one)}`).join(', ');
}
