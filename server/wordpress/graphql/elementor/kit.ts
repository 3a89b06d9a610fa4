import type { SiteContent } from '@outrigger/formats/model/records';
import {
	type BreakpointOverrides,
	type Breakpoints,
	breakpointsOf,
	type Device,
} from '@outrigger/rules/builder/breakpoints';
import type {
	ElementorBreakpoint,
	ElementorGlobalColor,
	ElementorGlobalTypography,
	ElementorLightbox,
	ElementorLightboxTextSourceEnum,
	ElementorShareNetworkEnum,
} from '../resolvers.generated';
import { DEVICES, deviceValues, readLength } from './device-values';
import {
	readChoice,
	readChoices,
	readInteger,
	readRepeater,
	readSwitch,
	readText,
	type StoredSettings,
} from './read-setting';

/** The model that resolves `ElementorKit`. */
export type KitModel = SiteContent['kit'];

const WIDTHS = [1, 10_000] as const;

/** The base table of section 9 of the specification, in CSS pixels. */
export const BASE_BREAKPOINTS = [
	{ name: 'xs', value: 0 },
	{ name: 'sm', value: 480 },
	{ name: 'md', value: 768 },
	{ name: 'lg', value: 1025 },
	{ name: 'xl', value: 1440 },
	{ name: 'xxl', value: 1600 },
];

/** The builder's values where a kit has none: phones and tablets are in use, no other device. */
const BUILDER_BREAKPOINTS: Breakpoints = [
	{ device: 'mobile', value: 767, enabled: true },
	{ device: 'mobile_extra', value: 880, enabled: false },
	{ device: 'tablet', value: 1024, enabled: true },
	{ device: 'tablet_extra', value: 1200, enabled: false },
	{ device: 'laptop', value: 1366, enabled: false },
	{ device: 'widescreen', value: 2400, enabled: false },
];

/** The names of widths in kits of the builder's first years. Such a width is the first pixel of the next device. */
const EARLIER_NAMES: Partial<Record<Device, string>> = {
	mobile: 'viewport_md',
	tablet: 'viewport_lg',
};

const TEXT_SOURCES: Readonly<Record<string, ElementorLightboxTextSourceEnum>> = {
	'': 'NONE',
	none: 'NONE',
	alt: 'ALT',
	caption: 'CAPTION',
	description: 'DESCRIPTION',
	title: 'TITLE',
};
const NETWORKS: Readonly<Record<string, ElementorShareNetworkEnum>> = {
	digg: 'DIGG',
	download: 'DOWNLOAD',
	email: 'EMAIL',
	facebook: 'FACEBOOK',
	linkedin: 'LINKEDIN',
	mix: 'MIX',
	odnoklassniki: 'ODNOKLASSNIKI',
	pinterest: 'PINTEREST',
	pocket: 'POCKET',
	print: 'PRINT',
	reddit: 'REDDIT',
	skype: 'SKYPE',
	stumbleupon: 'STUMBLEUPON',
	telegram: 'TELEGRAM',
	threads: 'THREADS',
	tumblr: 'TUMBLR',
	twitter: 'TWITTER',
	vk: 'VK',
	whatsapp: 'WHATSAPP',
	'x-twitter': 'X_TWITTER',
	xing: 'XING',
};
const DEFAULT_NETWORKS = ['FACEBOOK', 'X_TWITTER', 'PINTEREST', 'DOWNLOAD'] as const;

/** Keys of the kit that have typed fields of their own. */
const TYPED = /^(?:system_colors|custom_colors|system_typography|custom_typography|custom_css)$/;

/** Colours of a repeater; an entry without an id or a colour is left out. */
export function kitColors(stored: unknown): ElementorGlobalColor[] {
	return readRepeater(stored).flatMap((entry) => {
		const id = readText(entry._id);
		const color = readText(entry.color);
		return id === null || color === null ? [] : { id, color, title: readText(entry.title) ?? id };
	});
}

/** Type styles of a repeater; an entry without an id is left out. */
export function kitTypography(stored: unknown): ElementorGlobalTypography[] {
	return readRepeater(stored).flatMap((entry) => {
		const id = readText(entry._id);
		if (id === null) return [];
		const text = (name: string) => readText(entry[`typography_${name}`]);
		const lengths = (name: string, unit: string) =>
			deviceValues(entry, `typography_${name}`, readLength(unit));
		return {
			id,
			title: readText(entry.title) ?? id,
			fontFamily: text('font_family'),
			fontWeight: text('font_weight'),
			textTransform: text('text_transform'),
			fontStyle: text('font_style'),
			textDecoration: text('text_decoration'),
			fontSize: lengths('font_size', 'px'),
			lineHeight: lengths('line_height', 'em'),
			letterSpacing: lengths('letter_spacing', 'px'),
			wordSpacing: lengths('word_spacing', 'px'),
		};
	});
}

/**
 * Returns the device table with the kit's widths (`viewport_laptop`) and its list of devices in use. Values that a kit
 * lacks are the builder's defaults. The values of a device, for example a laptop, stay stored, but they count only
 * while the device is in use.
 */
export function kitBreakpoints(settings: StoredSettings): ElementorBreakpoint[] {
	const active = Array.isArray(settings.active_breakpoints) ? settings.active_breakpoints : null;
	const overrides: BreakpointOverrides = {};
	for (const device of Object.keys(DEVICES) as Device[]) {
		if (device === 'desktop') continue;
		overrides[device] = {
			value: readInteger(settings[`viewport_${device}`], WIDTHS) ?? earlierWidth(settings, device),
			enabled: active === null ? null : active.includes(`viewport_${device}`),
		};
	}
	return [...breakpointsOf(overrides, BUILDER_BREAKPOINTS)]
		.sort((one, other) => one.value - other.value)
		.map(({ device, value, enabled }) => ({
			device: DEVICES[device],
			value,
			direction: device === 'widescreen' ? 'MIN' : 'MAX',
			isEnabled: enabled,
		}));
}

function earlierWidth(settings: StoredSettings, device: Device): number | null {
	const first = readInteger(settings[EARLIER_NAMES[device] ?? ''], [2, WIDTHS[1]]);
	return first == null ? null : first - 1;
}

export function kitLightbox(settings: StoredSettings): ElementorLightbox {
	const isOn = (key: string) => readSwitch(settings[key], true);
	return {
		isGlobal: isOn('global_image_lightbox'),
		enableCounter: isOn('lightbox_enable_counter'),
		enableFullscreen: isOn('lightbox_enable_fullscreen'),
		enableZoom: isOn('lightbox_enable_zoom'),
		enableShare: isOn('lightbox_enable_share'),
		titleSource: readChoice(settings.lightbox_title_src, TEXT_SOURCES, 'TITLE'),
		descriptionSource: readChoice(settings.lightbox_description_src, TEXT_SOURCES, 'DESCRIPTION'),
		shareNetworks: readChoices(settings.lightbox_share_networks, NETWORKS, DEFAULT_NETWORKS),
	};
}

/** True where a feature is on. Kits store it as a switch, as `active` and `inactive`, or as `1` and `0`. */
export function kitFeature(stored: unknown): boolean {
	if (stored === 'inactive' || stored === '0' || stored === 0) return false;
	return readSwitch(stored, true);
}

/** The kit's settings without those that have typed fields. */
export function otherKitSettings(settings: StoredSettings): Record<string, unknown> {
	return Object.fromEntries(Object.entries(settings).filter(([key]) => !TYPED.test(key)));
}
