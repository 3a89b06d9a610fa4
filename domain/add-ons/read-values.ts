import { DEFAULT_BREAKPOINTS } from '../builder/breakpoints';
import type { ElementSettings } from '../builder/element-tree';
import { deviceKey } from '../builder/responsive';
import { trimmedText } from '../text/trimmed-text';
import { ownValue } from '../values/own-value';
import { isPlainObject } from '../values/plain-object';
import type { ControlSource, ControlSources, READINGS } from './add-on-table';

const DEVICES = ['desktop', ...DEFAULT_BREAKPOINTS.map(({ device }) => device)] as const;

/**
 * Copies the values of an add-on's controls to the builder's controls, for every device that has a value. Leaves out
 * all other settings.
 */
export function namedValues(bag: ElementSettings, sources: ControlSources): ElementSettings {
	return Object.fromEntries(
		Object.entries(sources).flatMap(([control, stored]) => {
			for (const source of Array.isArray(stored) ? stored : [stored]) {
				const found = valuesOf(bag, control, source);
				if (found.length > 0) return found;
			}
			return [];
		}),
	);
}

/** Copies the references to kit globals (`__globals__`) to the builder's controls. */
export function namedGlobals(globals: ElementSettings, sources: ControlSources): ElementSettings {
	const plain = Object.entries(sources).flatMap(([control, stored]) =>
		[stored].flat().flatMap((source) => {
			const from = typeof source === 'string' ? source : 'from' in source ? source.from : null;
			return from === null ? [] : [[control, from] as const];
		}),
	);
	return namedValues(globals, Object.fromEntries(plain));
}

/**
 * Renames controls by prefix: `st_title_typography` → `title_typography`, with all its parts and
 * devices. If two prefixes match, the longer wins.
 * @param looks prefix of the builder's controls → prefix of the add-on's
 */
export function namedLooks(
	bag: ElementSettings,
	looks: Readonly<Record<string, string>>,
): ElementSettings {
	const beginnings = Object.entries(looks).sort(([, one], [, other]) => other.length - one.length);
	return Object.fromEntries(
		Object.entries(bag).flatMap(([control, value]) => {
			const look = beginnings.find(([, from]) => control.startsWith(from));
			return look ? [[look[0] + control.slice(look[1].length), value]] : [];
		}),
	);
}

function valuesOf(
	bag: ElementSettings,
	control: string,
	source: ControlSource,
): [string, unknown][] {
	if (typeof source !== 'string' && 'join' in source) {
		const text = joined(bag, source.join) || source.else;
		return text === undefined ? [] : [[control, text]];
	}
	const rule = typeof source === 'string' ? { from: source } : source;
	if (!isMeant(bag, rule)) return 'else' in rule ? [[control, rule.else]] : [];
	const found = DEVICES.flatMap((device): [string, unknown][] => {
		const value = readValue(bag[deviceKey(rule.from, device)], rule);
		return value === undefined ? [] : [[deviceKey(control, device), value]];
	});
	// A stored value comes later in the list, so it overrides this default.
	return 'else' in rule ? [[control, rule.else], ...found] : found;
}

/** True if the switches have the values that the source requires. */
function isMeant(
	bag: ElementSettings,
	{
		when = {},
		unless = {},
	}: { when?: ElementSettings | undefined; unless?: ElementSettings | undefined },
): boolean {
	const stands = ([control, value]: [string, unknown]) => bag[control] === value;
	return Object.entries(when).every(stands) && !Object.entries(unless).some(stands);
}

function readValue(
	stored: unknown,
	{ as, values }: { as?: Reading | undefined; values?: ElementSettings | undefined },
): unknown {
	if (stored === undefined) return undefined;
	if (values) return ownValue(values, `${stored}`);
	return as ? READERS[as](stored) : stored;
}

type Reading = (typeof READINGS)[number];

const READERS: Readonly<Record<Reading, (stored: unknown) => unknown>> = {
	/** The size of a slider, or a bare number. */
	number(stored) {
		const size = isPlainObject(stored) ? stored.size : stored;
		return size === '' || size === null ? undefined : size;
	},
	lowercase: (stored) => trimmedText(stored).toLowerCase() || undefined,
	document: (stored) => documentId(stored) || undefined,
	/** The brand icon for a label that names a network or company. */
	brand(stored) {
		const brand = trimmedText(stored)
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, '-');
		return brand === '' ? undefined : { value: `fab fa-${brand}`, library: 'fa-brands' };
	},
	/** Turns any non-empty text into `yes`. */
	switch: (stored) => (trimmedText(stored) === '' ? undefined : 'yes'),
};

/** The id of another document in a control's value, `564***1721270363563` or a number; 0 without an id. */
export function documentId(stored: unknown): number {
	const [, id = '0'] = /^\s*(\d{1,9})(?:\*{3}\d*)?\s*$/.exec(`${stored ?? ''}`) ?? [];
	return Number(id);
}

function joined(
	bag: ElementSettings,
	pieces: readonly (
		| string
		| { from: string; before?: string | undefined; after?: string | undefined }
	)[],
): string {
	return pieces
		.map((piece) => {
			const { from, before = '', after = '' } = typeof piece === 'string' ? { from: piece } : piece;
			const text = trimmedText(bag[from]);
			return text && before + text + after;
		})
		.filter(Boolean)
		.join(' ');
}
