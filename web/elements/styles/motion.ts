import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { motionGroups } from '@outrigger/rules/motion/available';
import type { MotionGroup } from '@outrigger/rules/motion/group';
import { layerDimensions } from '@outrigger/rules/motion/style';
import { choice, custom, only } from './controls';
import { motionKeyframes } from './motion-keyframes';
import type { Declarations, StyleControl } from './style-control';

/** The handler sets this class; from then on the handler moves the node, not the sheet. */
const RUNNING = '.elementor-motion-effects-element';

/** The layer of a moving background, relative to the box that has the background. */
export const MOTION_LAYER =
	' > .elementor-motion-effects-container > .elementor-motion-effects-layer';

/** The node that moves, relative to the element's wrapper. */
const MOVING = {
	container: '',
	section: '',
	column: ' > .elementor-widget-wrap',
	widget: ' > .elementor-widget-container',
} as const;

/**
 * The controls for motion effects in the sheet: a native timeline sets each node's state for every scroll place, so
 * that the first paint is right before any script runs. The sheet also sets a background layer's size and its place at
 * rest.
 */
export function motionControls(elType: keyof typeof MOVING): StyleControl[] {
	const node = MOVING[elType];
	const box = elType === 'column' ? ' > .elementor-element-populated' : node;
	const groupOf = (settings: ElementSettings, name: 'motion_fx' | 'background_motion_fx') =>
		motionGroups(settings, elType)[name];
	const own = (effect: string) =>
		custom(effect, 'text', `${node}:not(${RUNNING})`, (_, { settings }) => {
			const group = groupOf(settings, 'motion_fx');
			return group && timeline(group, 'view(0px)', isFixed(settings, elType));
		});
	const hasOwn = (settings: ElementSettings) => groupOf(settings, 'motion_fx') !== undefined;
	const controls = only(hasOwn, [
		own('motion_fx_motion_fx_scrolling'),
		...only(turnsOrScales, [
			custom('motion_fx_motion_fx_scrolling', 'text', node, () => ({
				'transform-origin': 'var(--e-transform-origin-y,center) var(--e-transform-origin-x,center)',
			})),
			origin('x', node, ['left', 'center', 'right']),
			origin('y', node, ['top', 'center', 'bottom']),
		]),
	]);
	if (elType === 'widget') return controls;
	const layer = `${box}${MOTION_LAYER}`;
	const background = (
		selector: string,
		declare: (group: MotionGroup, settings: ElementSettings) => Declarations | undefined,
	) =>
		custom('background_background', 'text', selector, (_, { settings }) => {
			const group = groupOf(settings, 'background_motion_fx');
			return group && declare(group, settings);
		});
	return [
		...controls,
		// The inset is zero: otherwise a page's scroll-padding (for a sticky header) would shorten the motion. The
		// layer is behind the box's content and overlay, and in front of its colour.
		background(box, () => ({
			isolation: 'isolate',
			'view-timeline': '--motion',
			'view-timeline-inset': '0px',
		})),
		background(layer, (group) => {
			const { width, height } = layerDimensions(group);
			return { width: `${width}%`, height: `${height}%` };
		}),
		background(`${layer}:not(${RUNNING})`, (group, settings) => ({
			translate: restOf(group),
			...timeline(group, '--motion', isFixed(settings, elType)),
		})),
	];
}

function timeline(group: MotionGroup, view: string, fixed: boolean): Declarations | undefined {
	const keyframes = motionKeyframes(group);
	if (!keyframes) return undefined;
	const isOfPage = group.range === 'page' || fixed;
	return {
		animation: `linear both ${keyframes.name}`,
		'animation-timeline': isOfPage ? 'var(--page-timeline,scroll(root))' : view,
		// The range of this animation is the viewport and its element is fixed, so it ends after one screen of
		// scrolling.
		...(fixed && group.range === 'viewport' && { 'animation-range': '0px 100vh' }),
	};
}

/** Half of the layer's extra size lies on each side while it is at rest. */
function restOf(group: MotionGroup): string {
	const { width, height } = layerDimensions(group);
	const [x, y] = [width, height].map((size) => Math.round(((size - 100) / size) * 5e5) / 1e4);
	return `-${x}% -${y}%`;
}

function isFixed(settings: ElementSettings, elType: ElementNode['elType']): boolean {
	return settings[elType === 'widget' ? '_position' : 'position'] === 'fixed';
}

function turnsOrScales(settings: ElementSettings): boolean {
	return ['rotateZ', 'scale'].some((effect) => settings[`motion_fx_${effect}_effect`] === 'yes');
}

function origin(axis: 'x' | 'y', selector: string, words: readonly string[]): StyleControl {
	return choice(
		`motion_fx_transform_origin_${axis}`,
		selector,
		Object.fromEntries(words.map((word) => [word, { [`--e-transform-origin-${axis}`]: word }])),
	);
}

/** Returns true if the background of an element is painted on a layer of its own. */
export function hasMotionLayer(settings: ElementSettings, elType: ElementNode['elType']): boolean {
	return motionGroups(settings, elType).background_motion_fx !== undefined;
}
