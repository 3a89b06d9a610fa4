import {
	activeDevices,
	type Breakpoints,
	type Device,
	mediaOfDevices,
} from '@outrigger/rules/builder/breakpoints';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import {
	type Interaction,
	interactionPose,
	interactionTiming,
	isPlayedBySheet,
	readInteractions,
} from '@outrigger/rules/motion/interaction';
import { isSelectorId, type StyleCollector } from '../styles/style-collector';

const MOTION = '(prefers-reduced-motion:no-preference)';
const LESS_MOTION = '(prefers-reduced-motion:reduce)';

/**
 * Adds the interactions of an element that its page's sheet plays from the first paint on: interactions of `load`, and
 * entrances of `scrollIn`, which the first screen shows. For a visitor who wants less motion, the interactions end at
 * once.
 */
export function addInteractionStyles(
	styles: StyleCollector,
	documentId: number,
	{ id, atomic }: ElementNode,
): void {
	const played = readInteractions(atomic?.interactions).filter(isPlayedBySheet);
	if (styles.isClosed || played.length === 0 || !isSelectorId(id)) return;
	for (const interaction of played) {
		styles.addCss(keyframesName(interaction), keyframesCss(interaction), 'base');
	}
	const selector = `.elementor-${documentId} [data-id="${id}"]`;
	const leaving = played.filter(({ type }) => type === 'out');
	const { breakpoints } = styles;
	const css =
		rulesCss(selector, played, MOTION, breakpoints, animationOf) +
		rulesCss(selector, leaving, LESS_MOTION, breakpoints, endOf);
	styles.addCss(`interactions-${documentId}-${id}`, css);
}

/**
 * The interactions of an element for the browser: interactions that begin when a visitor scrolls, points or clicks.
 * Undefined where there is none, so that no script is fetched.
 */
export function interactionsAttribute({ atomic }: ElementNode): string | undefined {
	const items = readInteractions(atomic?.interactions).filter(({ trigger }) => trigger !== 'load');
	return items.length > 0 ? JSON.stringify(items) : undefined;
}

/** One rule for each set of neighbouring devices that play the same. */
function rulesCss(
	selector: string,
	interactions: readonly Interaction[],
	wish: string,
	breakpoints: Breakpoints,
	toCss: (interaction: Interaction) => string,
): string {
	const devicesOf = new Map<string, Device[]>();
	for (const device of activeDevices(breakpoints)) {
		const animations = interactions
			.filter(({ excluded }) => !excluded?.includes(device))
			.map(toCss)
			.join(',');
		devicesOf.set(animations, [...(devicesOf.get(animations) ?? []), device]);
	}
	return [...devicesOf]
		.filter(([animations]) => animations !== '')
		.flatMap(([animations, devices]) =>
			mediaOfDevices(devices, breakpoints).map((media) => {
				const query = ['screen', wish, media].filter(Boolean).join(' and ');
				return `@media ${query}{${selector}{animation:${animations}}}`;
			}),
		)
		.join('');
}

function animationOf(interaction: Interaction): string {
	const { duration, delay, easing, iterations, fill } = interactionTiming(interaction);
	const count = iterations === Number.POSITIVE_INFINITY ? 'infinite' : iterations;
	return `${duration}ms ${easing} ${delay}ms ${count} ${fill} ${keyframesName(interaction)}`;
}

function endOf(interaction: Interaction): string {
	return `0s both ${keyframesName(interaction)}`;
}

/** Interactions with the same effect, type and direction share their keyframes. */
function keyframesName({ effect, type, direction }: Interaction): string {
	const { translate = '' } = interactionPose({ effect, direction });
	const side = translate && `-${translate.replaceAll('px', '').replace(' ', '-')}`;
	return `e-${effect}-${type}${side}`;
}

function keyframesCss(interaction: Interaction): string {
	const pose = Object.entries(interactionPose(interaction)).map(
		([name, value]) => `${name}:${value}`,
	);
	const step = interaction.type === 'in' ? 'from' : 'to';
	return `@keyframes ${keyframesName(interaction)}{${step}{${pose.join(';')}}}`;
}
