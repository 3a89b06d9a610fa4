import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { compileCss } from './compile-css';
import { color } from './controls';
import { globalColorVariable } from './globals';
import type { Kit, KitDeviceLength, KitTypography } from './kit';
import type { StyleControl } from './style-control';
import { globalTypographyVariable, typographyFields } from './typography';

/** The kit's colours and type styles as custom properties under its selector; it omits invalid ids. */
export function kitGlobals(scope: string, kit: Kit, breakpoints: Breakpoints): string {
	const settings: ElementSettings = {};
	const controls: StyleControl[] = [];
	for (const { id, color: value } of [...kit.systemColors, ...kit.customColors]) {
		if (!isGlobalId(id)) continue;
		settings[`color_${id}`] = value;
		controls.push(color(`color_${id}`, '', globalColorVariable(id)));
	}
	for (const style of [...kit.systemTypography, ...kit.customTypography]) {
		if (!isGlobalId(style.id)) continue;
		const prefix = `type_${style.id}`;
		Object.assign(settings, typographySettings(prefix, style));
		controls.push(
			...typographyFields(prefix, '', (property) => globalTypographyVariable(style.id, property)),
		);
	}
	return compileCss(scope, settings, controls, breakpoints);
}

function isGlobalId(id: string): boolean {
	return /^[\w-]{1,64}$/.test(id);
}

function typographySettings(prefix: string, style: KitTypography): ElementSettings {
	return {
		[`${prefix}_font_family`]: style.fontFamily,
		[`${prefix}_font_weight`]: style.fontWeight,
		[`${prefix}_text_transform`]: style.textTransform,
		[`${prefix}_font_style`]: style.fontStyle,
		[`${prefix}_text_decoration`]: style.textDecoration,
		...lengths(`${prefix}_font_size`, style.fontSize),
		...lengths(`${prefix}_line_height`, style.lineHeight),
		...lengths(`${prefix}_letter_spacing`, style.letterSpacing),
		...lengths(`${prefix}_word_spacing`, style.wordSpacing),
	};
}

/** Converts typed lengths per device back to the builder's sliders, which the style controls read. */
function lengths(control: string, values: readonly KitDeviceLength[]): ElementSettings {
	return Object.fromEntries(
		values.map(({ device, value: { size, unit, expression } }) => [
			device === 'DESKTOP' ? control : `${control}_${device.toLowerCase()}`,
			expression === null ? { unit, size } : { unit: 'custom', size: expression },
		]),
	);
}
