import { activeDevices, type Breakpoints, type Device, mediaOf } from '../../../domain/breakpoints';
import { isBlank } from '../../../domain/control-value';
import { isSafeProperty, isSafeValue } from '../../../domain/css/declarations';
import type { ElementSettings } from '../../../domain/element-tree';
import { plainObjectOf } from '../../../domain/plain-object';
import { deviceKey, inheritanceOf } from '../../../domain/responsive';
import { valueFor, withGlobalColor } from './globals';
import { continueSelector } from './selector';
import type { Declarations, StyleContext, StyleControl } from './style-control';

/** One rule of an element before it has the element's own selector. */
export interface ElementRule {
	/** The media query, `''` for none. */
	media: string;
	/** How the selector continues the element wrapper. */
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

/**
 * Turns the settings of one element into rules. Controls that are absent, blank or wrong on a device declare
 * nothing there; of two controls that declare one property on one selector the later one counts.
 */
export function compileElement(
	settings: ElementSettings,
	controls: readonly StyleControl[],
	breakpoints: Breakpoints,
): ElementRule[] {
	const stored = storedKeys(settings);
	const has = new Set(stored);
	const isActive = remembered((control: StyleControl) => control.when?.(settings) ?? true);
	const rules = new Map<string, { media: string; selector: string; body: Declarations }>();
	for (const device of cascadeOf(breakpoints)) {
		// Of some hundred controls an element stores a few, most of them for desktop alone.
		if (!stored.some((key) => key.endsWith(deviceKey('', device)))) continue;
		const context = contextFor(settings, device, breakpoints);
		for (const control of controls) {
			const key = deviceKey(control.control, device);
			if (!has.has(key)) continue;
			const value = valueFor(settings, key, control.global);
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
	const rows = controls
		.filter((control) => control.rows && isActive(control))
		.flatMap((control) => compileRows(settings, control, breakpoints));
	return [...own, ...rows];
}

/** The keys under which an element stores something: values, or names of globals. */
function storedKeys(settings: ElementSettings): string[] {
	return [...Object.keys(settings), ...Object.keys(plainObjectOf(settings.__globals__))];
}

/** Asks a question about a control once. */
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

/** The rules of a repeater's rows. A row without an id that can be a class has none. */
function compileRows(
	settings: ElementSettings,
	{ control, rows: controls }: StyleControl,
	breakpoints: Breakpoints,
): ElementRule[] {
	const rows = controls && settings[control];
	if (!Array.isArray(rows)) return [];
	return rows.flatMap((stored) => {
		const row = plainObjectOf(stored);
		if (typeof row._id !== 'string' || !/^[\w-]{1,64}$/.test(row._id)) return [];
		const wrapper = ` .elementor-repeater-item-${row._id}`;
		return compileElement(row, controls ?? [], breakpoints).map((rule) => ({
			...rule,
			selector: continueSelector(wrapper, rule.selector),
		}));
	});
}

function contextFor(
	settings: ElementSettings,
	device: Device,
	breakpoints: Breakpoints,
): StyleContext {
	const on = (control: string, one: Device) => withGlobalColor(settings, deviceKey(control, one));
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

/** What holds for a device; `notOnMobile` ends it above the mobile bound, unless it is mobile's own value. */
function mediaFor(device: Device, notOnMobile: boolean, breakpoints: Breakpoints): string {
	const own = mediaOf(device, breakpoints);
	const mobile = breakpoints.find((one) => one.device === 'mobile' && one.enabled);
	const above =
		notOnMobile && mobile && device !== 'mobile' ? `(min-width:${mobile.value + 1}px)` : undefined;
	return [above, own].filter(Boolean).join(' and ');
}
