import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { motionGroups } from '@outrigger/rules/motion/available';
import measuringCss from './measuring.css?inline';
import css from './motion.css?inline';
import { motionKeyframes, motionKeyframesCss } from './motion-keyframes';
import type { StyleCollector } from './style-collector';

/**
 * Adds the rules that all moving elements of a page share, and the keyframes of this element. Adds nothing for an
 * element without motion.
 */
export function addMotionStyles(styles: StyleCollector, { settings, elType }: ElementNode): void {
	const groups = Object.values(motionGroups(settings, elType));
	if (groups.length === 0) return;
	styles.addCss('motion', css + measuringCss, 'base');
	for (const group of groups) {
		const name = motionKeyframes(group)?.name;
		if (name) styles.addCss(name, motionKeyframesCss(group, styles.breakpoints), 'base');
	}
}
