import { EFFECTS_OFFSET_MAX_PX, OFFSET_MAX_PX } from '@outrigger/rules/motion/sticky';
import { object } from 'valibot';
import {
	type ControlNote,
	choiceControl,
	devicesControl,
	numberControl,
	switchControl,
} from '../control';

const STUCK: ControlNote = { when: { sticky: ['top', 'bottom'] } };
const LENGTH: ControlNote = { ...STUCK, perDevice: true, usual: 0, unit: 'px', step: 1 };
const OFFSET = { least: 0, most: OFFSET_MAX_PX };

/** The schema of every sticky setting. */
export const StickySchema = object({
	sticky: choiceControl('Sticky', { '': 'None', top: 'Top', bottom: 'Bottom' }, { usual: '' }),
	sticky_on: devicesControl('On these devices', STUCK),
	sticky_offset: numberControl('Offset', OFFSET, LENGTH),
	sticky_effects_offset: numberControl(
		'Effects offset',
		{ least: 0, most: EFFECTS_OFFSET_MAX_PX },
		LENGTH,
	),
	sticky_anchor_link_offset: numberControl('Anchor offset', OFFSET, LENGTH),
	sticky_parent: switchControl('Stay in its column', STUCK),
});
