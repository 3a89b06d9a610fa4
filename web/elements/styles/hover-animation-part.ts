import css from '../../ui/hover-animation.css?inline';
import type { PartOfControl } from '../tree/define-widget';

/** The builder's hover animations, for `partsCss`: thirty of them, where an editor chose one in this control. */
export function hoverAnimationPart(control = 'hover_animation'): PartOfControl {
	return { css, control };
}
