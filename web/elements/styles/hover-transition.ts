import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { custom } from './controls';
import type { StyleControl } from './style-control';
import { hoverTransformControls } from './transform';
import { sizeOf } from './values';

/** The duration of a hover state if none is stored, in seconds. */
const HOVER_SECONDS = 0.3;

/** The duration of a hover transform if none is stored, in milliseconds. */
const TRANSFORM_MS = 400;

/**
 * The transition of an element's hover states: one `transition` for background, border and transform, only on
 * elements that have such a state. `name` makes the control's name (`_background_hover…` on widgets).
 */
export function hoverTransition(
	name: (control: string) => string,
	selector: string,
): StyleControl[] {
	const triggers = [
		name('background_hover_background'),
		name('border_hover_border'),
		name('border_radius_hover'),
		name('box_shadow_hover_box_shadow_type'),
		...hoverTransformControls(),
	];
	return triggers.map((control) =>
		custom(control, 'slider', selector, (_, { settings }) => ({
			transition: transitionOf(settings, name),
		})),
	);
}

function transitionOf(settings: ElementSettings, name: (control: string) => string): string {
	const seconds = (control: string) => sizeOf(settings[name(control)]) ?? HOVER_SECONDS;
	const border = seconds('border_hover_transition');
	return [
		`background ${seconds('background_hover_transition')}s`,
		`border ${border}s`,
		`border-radius ${border}s`,
		`box-shadow ${border}s`,
		`transform var(--e-transform-transition-duration,${TRANSFORM_MS}ms)`,
	].join(',');
}
