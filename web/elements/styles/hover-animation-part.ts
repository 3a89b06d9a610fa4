import css from '../../ui/hover-animation.css?inline';
import type { PartOfControl } from '../tree/define-widget';

/** All thirty hover animations of the builder, for `partsCss`, if an editor chose one in this control. */
export function hoverAnimationPart(control = 'hover_animation'): PartOfControl {
	return { css, control };
}
