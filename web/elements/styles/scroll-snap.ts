import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { compileCss } from './compile-css';
import { slider } from './controls';
import { isOn } from './values';

const ALIGNMENTS: readonly unknown[] = ['start', 'center', 'end'];

/**
 * The sheet of a page whose setting `scroll_snap` is on: `<body>` scrolls and snaps to the document's outermost
 * elements, by `scroll_snap_position` (`start` unless it is `center` or `end`), `scroll_snap_stop` (`always` does not
 * skip a snap point) and `scroll_snap_padding` per device. Header and footer are snap points as well, because visitors
 * could not reach them otherwise. Motion effects use the scroll of `<body>` as the page's scroll (`--page-timeline`).
 * The sheet is for screens only: a printed page does not scroll.
 */
export function scrollSnap(
	documentId: number,
	settings: ElementSettings,
	breakpoints: Breakpoints,
): string {
	if (!isOn(settings.scroll_snap)) return '';
	const { scroll_snap_position: position, scroll_snap_stop: stop } = settings;
	const align = ALIGNMENTS.includes(position) ? position : 'start';
	const always = stop === 'always' ? ';scroll-snap-stop:always' : '';
	const padding = [slider('scroll_snap_padding', '', 'scroll-padding')];
	return `@media screen{html{height:100%;overflow:hidden}body{position:relative;height:100%;overflow-y:auto;scroll-timeline:--page;--page-timeline:--page;scroll-snap-type:y mandatory}.elementor-${documentId}>.elementor-element{scroll-snap-align:${align}${always}}.elementor-location-header,.elementor-location-header>*{scroll-snap-align:start}.elementor-location-footer,.elementor-location-footer>*{scroll-snap-align:end}${compileCss('body', settings, padding, breakpoints)}}`;
}
