import { activeDevices, type Breakpoints, type Device, mediaOf } from '../../../domain/breakpoints';
import { isSafeProperty, isSafeValue } from '../../../domain/css/declarations';
import type { ElementSettings } from '../../../domain/element-tree';
import { deviceKey, inheritanceOf, isBlank } from '../../../domain/responsive';
import { valueFor, withGlobalColor } from './globals';
import { continueSelector } from './selector';
import type { Declarations, StyleContext, StyleControl } from './style-control';
import { bagOf } from './values';

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
	const active = controls.filter((control) => control.when?.(settings) ?? true);
	const rules = new Map<string, { media: string; selector: string; body: Declarations }>();
	for (const device of cascadeOf(breakpoints)) {
		const context = contextFor(settings, device, breakpoints);
		for (const control of active) {
			const value = valueFor(settings, deviceKey(control.control, device), control.global);
			if (isBlank(value)) continue;
			const declared = Object.entries(control.declare(value, context) ?? {}).filter(
				([property, text]) => isSafeProperty(property) && isSafeValue(text),
			);
			if (declared.length === 0) continue;
			const media = mediaFor(device, control.notOnMobile ?? false, breakpoints);
			const key = `${media}|${control.selector}`;
			const rule = rules.get(key) ?? { media, selector: control.selector, body: {} };
			rules.set(key, rule);
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
	return [...own, ...active.flatMap((control) => compileRows(settings, control, breakpoints))];
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
		const row = bagOf(stored);
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
		inherited: (control) =>
			inheritanceOf(device, breakpoints)
				.map((one) => on(control, one))
				.find((value) => !isBlank(value)),
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
