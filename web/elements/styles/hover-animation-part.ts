import css from '../../ui/hover-animation.css?inline';
import type { PartOfControl } from '../tree/define-widget';

/**
 * The CSS of all thirty hover animations of the builder, for `partsCss`; a page needs it if an editor chose an
 * animation in this control.
 */
export function hoverAnimationPart(control = 'hover_animation'): PartOfControl {
	return { css, control };
}
