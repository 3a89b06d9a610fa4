import {
	activeDevices,
	type Breakpoints,
	type Device,
	mediaOf,
} from '@outrigger/rules/builder/breakpoints';
import { isBlank } from '@outrigger/rules/builder/control-value';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { deviceKey, inheritanceOf } from '@outrigger/rules/builder/responsive';
import { isSafeProperty, isSafeValue } from '@outrigger/rules/css/declarations';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { rowId } from '../settings/row-id';
import { valueFor, withGlobalColor } from './globals';
import type { KnownGlobals } from './known-globals';
import { continueSelector } from './selector';
import type { Declarations, StyleContext, StyleControl } from './style-control';

/** One rule of an element before it has the element's own selector. */
export interface ElementRule {
	/** The media query; `''` if there is none. */
	media: string;
	/** The part of the selector that follows the element's wrapper. */
	selector: string;
	/** `a:b;c:d`, in the order of the controls, never empty. */
	body: string;
}

/** Devices in the order of the cascade: desktop, widescreen, then large to small. */
export function cascadeOf(breakpoints: Breakpoints): Device[] {
	const narrow = activeDevices(breakpoints).filter(
		(device) => device !== 'widescreen' && device !== 'desktop',
	);
	const wide = activeDevices(breakpoints).filter((device) => device === 'widescreen');
	return ['desktop', ...wide, ...narrow];
}

/** The media queries of the sheet in the order in which they must stand. */
export function mediaOrder(breakpoints: Breakpoints): string[] {
	const queries = cascadeOf(breakpoints).flatMap((device) => [
		mediaFor(device, false, breakpoints),
		mediaFor(device, true, breakpoints),
	]);
	return [...new Set(queries)];
}

/** The rules of an element, and everything other than its settings that they were made from. */
interface CompiledRules {
	controls: readonly StyleControl[];
	breakpoints: Breakpoints;
	globals: KnownGlobals | undefined;
	rules: readonly ElementRule[];
}

/**
 * The limit of the rules that are kept, in characters: it counts the text of the rules and some characters for each
 * object. It takes 4 to 8 MB of memory.
 */
export const MOST_CHARACTERS = 4_000_000;
const CHARACTERS_OF_AN_OBJECT = 100;

function charactersOf(rules: readonly ElementRule[]): number {
	return rules.reduce(
		(sum, { media, selector, body }) =>
			sum + media.length + selector.length + body.length + CHARACTERS_OF_AN_OBJECT,
		CHARACTERS_OF_AN_OBJECT,
	);
}

/**
 * The rules of settings that pages share: header, footer, popups, templates of items, and pages that are made again.
 * They are kept in two halves. When the newer half is full, it becomes the older half, and the previous older half is
 * dropped. A rule of the older half returns to the newer half when a page uses it. Rules are also dropped together with
 * their settings.
 */
let newer = new WeakMap<ElementSettings, CompiledRules>();
let older = new WeakMap<ElementSettings, CompiledRules>();
let charactersOfNewer = 0;

function keep(settings: ElementSettings, made: CompiledRules): void {
	const characters = charactersOf(made.rules);
	charactersOfNewer += characters;
	if (charactersOfNewer > MOST_CHARACTERS / 2) {
		older = newer;
		newer = new WeakMap();
		charactersOfNewer = characters;
	}
	newer.set(settings, made);
}

/**
 * Turns the settings of one element into rules. Controls that are absent, blank or wrong on a device declare nothing
 * there; if two controls declare the same property on the same selector, the later control counts. The same settings
 * are compiled once for the same kit.
 * @param globals the globals of the site's kit; absent for an unknown kit
 */
export function compileElement(
	settings: ElementSettings,
	controls: readonly StyleControl[],
	breakpoints: Breakpoints,
	globals?: KnownGlobals,
): readonly ElementRule[] {
	const latest = newer.get(settings);
	const known = latest ?? older.get(settings);
	const isSame =
		known?.controls === controls && known.breakpoints === breakpoints && known.globals === globals;
	const made = isSame
		? known
		: {
				controls,
				breakpoints,
				globals,
				rules: compileAnew(settings, controls, breakpoints, globals),
			};
	if (made !== latest) keep(settings, made);
	return made.rules;
}

function compileAnew(
	settings: ElementSettings,
	controls: readonly StyleControl[],
	breakpoints: Breakpoints,
	globals: KnownGlobals | undefined,
): ElementRule[] {
	const stored = storedKeys(settings);
	const { places, rows: withRows } = indexOf(controls);
	const isActive = remembered((control: StyleControl) => control.when?.(settings) ?? true);
	const rules = new Map<string, { media: string; selector: string; body: Declarations }>();
	for (const device of cascadeOf(breakpoints)) {
		const suffix = deviceKey('', device);
		// An element stores a few of some hundred controls, most of them only for desktop, so the loop starts from the
		// stored keys.
		const found = stored.flatMap((key) =>
			key.endsWith(suffix) ? (places.get(key.slice(0, key.length - suffix.length)) ?? []) : [],
		);
		if (found.length === 0) continue;
		const context = contextFor(settings, device, breakpoints, globals);
		for (const { control } of found.sort((a, b) => a.place - b.place)) {
			const key = deviceKey(control.control, device);
			const value = valueFor(settings, key, control.global, globals);
			if (isBlank(value, control.kind) || !isActive(control)) continue;
			const declared = Object.entries(control.declare(value, context) ?? {}).filter(
				([property, text]) => isSafeProperty(property) && isSafeValue(text),
			);
			if (declared.length === 0) continue;
			const media = mediaFor(device, control.notOnMobile ?? false, breakpoints);
			const place = `${media}|${control.selector}`;
			const rule = rules.get(place) ?? { media, selector: control.selector, body: {} };
			rules.set(place, rule);
			for (const [property, text] of declared) rule.body[property] = text;
		}
	}
	const own = [...rules.values()].map(({ media, selector, body }) => ({
		media,
		selector,
		body: Object.entries(body)
			.map(([property, text]) => `${property}:${text}`)
			.join(';'),
	}));
	const rows = withRows
		.filter(isActive)
		.flatMap((control) => compileRows(settings, control, breakpoints, globals));
	return [...own, ...rows];
}

/** The keys under which an element stores a value or the name of a global. */
function storedKeys(settings: ElementSettings): string[] {
	const globals = Object.keys(plainObjectOf(settings.__globals__));
	const keys = Object.keys(settings);
	return globals.length === 0 ? keys : [...new Set([...keys, ...globals])];
}

/** A list of controls, indexed by name. */
interface ControlIndex {
	/** Maps a name to the controls with that name, each with its place in the list. */
	places: ReadonlyMap<string, { control: StyleControl; place: number }[]>;
	/** Those of repeaters. */
	rows: readonly StyleControl[];
}

/**
 * Indexes of lists of controls: a list is made once for a kind of element, and is searched for each element of that
 * kind.
 */
const indexes = new WeakMap<readonly StyleControl[], ControlIndex>();

function indexOf(controls: readonly StyleControl[]): ControlIndex {
	const known = indexes.get(controls);
	if (known) return known;
	const places = new Map<string, { control: StyleControl; place: number }[]>();
	for (const [place, control] of controls.entries()) {
		const alike = places.get(control.control) ?? [];
		alike.push({ control, place });
		places.set(control.control, alike);
	}
	const index = { places, rows: controls.filter((control) => control.rows) };
	indexes.set(controls, index);
	return index;
}

/** Makes a predicate for controls that remembers its results. */
function remembered(ask: (control: StyleControl) => boolean): (control: StyleControl) => boolean {
	const answers = new Map<StyleControl, boolean>();
	return (control) => {
		const known = answers.get(control);
		if (known !== undefined) return known;
		const answer = ask(control);
		answers.set(control, answer);
		return answer;
	};
}

/** The rules of a repeater's rows. A row whose id cannot be a class gets no rules. */
function compileRows(
	settings: ElementSettings,
	{ control, rows: controls }: StyleControl,
	breakpoints: Breakpoints,
	globals: KnownGlobals | undefined,
): ElementRule[] {
	const rows = controls && settings[control];
	if (!Array.isArray(rows)) return [];
	return rows.flatMap((stored, index) => {
		const row = plainObjectOf(stored);
		const id = rowId(row, index);
		if (!/^[\w-]{1,64}$/.test(id)) return [];
		const wrapper = ` .elementor-repeater-item-${id}`;
		return compileAnew(row, controls ?? [], breakpoints, globals).map((rule) => ({
			...rule,
			selector: continueSelector(wrapper, rule.selector),
		}));
	});
}

function contextFor(
	settings: ElementSettings,
	device: Device,
	breakpoints: Breakpoints,
	globals: KnownGlobals | undefined,
): StyleContext {
	const on = (control: string, one: Device) =>
		withGlobalColor(settings, deviceKey(control, one), globals);
	return {
		settings,
		device,
		sibling: (control) => on(control, device),
		inherited: (control, kind) =>
			inheritanceOf(device, breakpoints)
				.map((one) => on(control, one))
				.find((value) => !isBlank(value, kind)),
	};
}

/**
 * Returns the media query for a device; `notOnMobile` ends it above the mobile bound, unless it
 * is mobile's own value.
 */
function mediaFor(device: Device, notOnMobile: boolean, breakpoints: Breakpoints): string {
	const own = mediaOf(device, breakpoints);
	const mobile = breakpoints.find((one) => one.device === 'mobile' && one.enabled);
	const above =
		notOnMobile && mobile && device !== 'mobile' ? `(min-width:${mobile.value + 1}px)` : undefined;
	return [above, own].filter(Boolean).join(' and ');
}
