import { SlideshowSchema } from '@outrigger/elements/behaviours/background-slideshow/schema';
import { FilmSchema } from '@outrigger/elements/behaviours/background-video/schema';
import { entranceSchema } from '@outrigger/elements/behaviours/entrance/schema';
import { LazySchema } from '@outrigger/elements/behaviours/lazy-background/schema';
import { motionSchema } from '@outrigger/elements/behaviours/motion/schema';
import { StickySchema } from '@outrigger/elements/behaviours/sticky/schema';
import { PopupSchema } from '@outrigger/elements/popups/schema';
import { controlsOf, type InspectedControl } from './controls-of';
import { TIMING_CONTROLS, TRIGGER_CONTROLS } from './popup-display';

/** Controls under one heading. */
export interface ControlGroup {
	title: string;
	controls: readonly InspectedControl[];
}

/**
 * A text in the selector of a behaviour on the page. The view uses it to find the handlers that it must attach again.
 */
export type BehaviourWord =
	| '_motion_fx_'
	| '"sticky":'
	| 'animation":'
	| 'background_background'
	| 'lazy';

export const EVERY_BEHAVIOUR: ReadonlySet<BehaviourWord> = new Set([
	'_motion_fx_',
	'"sticky":',
	'animation":',
	'background_background',
	'lazy',
]);

const BOXES = ['container', 'section', 'column'];

/** Returns the controls that the editor's view offers for an element. */
export function elementGroups(elType: string): ControlGroup[] {
	const motion = controlsOf(motionSchema(elType));
	const isBackground = ({ name }: InspectedControl) => name.startsWith('background_');
	const background = motion.filter(isBackground);
	const isBox = BOXES.includes(elType);
	return [
		{ title: 'Motion effects', controls: motion.filter((control) => !isBackground(control)) },
		...(background.length > 0 ? [{ title: 'Motion of the background', controls: background }] : []),
		{ title: 'Sticky', controls: controlsOf(StickySchema) },
		{ title: 'Entrance', controls: controlsOf(entranceSchema(elType)) },
		...(isBox
			? [
					{
						title: 'Background',
						controls: [
							...(elType === 'container' ? controlsOf(LazySchema) : []),
							...controlsOf(SlideshowSchema),
							...controlsOf(FilmSchema),
						],
					},
				]
			: []),
	];
}

/** The controls that the editor's view offers for a popup. */
export const POPUP_GROUPS: readonly ControlGroup[] = [
	{ title: 'Popup', controls: controlsOf(PopupSchema) },
	{ title: 'Triggers', controls: TRIGGER_CONTROLS },
	{ title: 'Rules', controls: TIMING_CONTROLS },
];

/** The behaviour that reads a setting. */
export function behaviourOf(name: string): BehaviourWord {
	if (name.includes('motion_fx')) return '_motion_fx_';
	if (name.startsWith('sticky')) return '"sticky":';
	if (/^_?animation/.test(name)) return 'animation":';
	return name === 'css_classes' ? 'lazy' : 'background_background';
}
