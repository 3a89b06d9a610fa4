import { TimingSchema, TriggersSchema } from '@outrigger/elements/popups/display-schema';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { numberIn } from '@outrigger/rules/motion/read-setting';
import { groupsOf } from '@outrigger/rules/popups/parse-popup';
import { type Popup, TIMING, TRIGGERS } from '@outrigger/rules/popups/popup';
import { controlsOf, type InspectedControl } from './controls-of';
import { storedName } from './display-settings';

/** Controls of a popup's triggers. */
export const TRIGGER_CONTROLS = controlsOf(TriggersSchema);
/** Controls of a popup's display rules. */
export const TIMING_CONTROLS = controlsOf(TimingSchema);

const BY_NAME = new Map(
	[...TRIGGER_CONTROLS, ...TIMING_CONTROLS].map((control) => [control.name, control]),
);

/**
 * Returns the triggers of a popup and the visitors that see it with these settings, as the page's
 * server would send them.
 *
 * @param zone the site's, as WordPress names it
 */
export function popupDisplayOf(
	settings: ElementSettings,
	zone: string,
): { triggers: NonNullable<Popup['triggers']>; timing: Popup['timing'] } {
	const { schedule, ...rules } = rawGroups('timing', TIMING, settings);
	return {
		triggers: groupsOf(TRIGGERS, rawGroups('triggers', TRIGGERS, settings)),
		timing: groupsOf(TIMING, {
			...rules,
			...(schedule && {
				schedule: { ...schedule, zone: schedule.timezone === 'site' ? zone : '' },
			}),
		}),
	};
}

/** The triggers or rules that are on, each field with its stored or default value. */
function rawGroups(
	part: 'triggers' | 'timing',
	table: Readonly<Record<string, object>>,
	settings: ElementSettings,
): Record<string, Record<string, unknown>> {
	const groups = Object.entries(table).filter(([group]) => isOn(settings[`${part}.${group}`]));
	return Object.fromEntries(
		groups.map(([group, fields]) => [
			group,
			Object.fromEntries(
				Object.keys(fields).map((field) => {
					const name = `${part}.${storedName(group, field)}`;
					return [field, fieldOf(BY_NAME.get(name), settings[name])];
				}),
			),
		]),
	);
}

/** Switches are words; exports of other tools write them out. */
const isOn = (stored: unknown): boolean => stored === 'yes' || stored === true;

/** A day without a time begins at midnight. */
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?/;

function fieldOf(control: InspectedControl | undefined, stored: unknown): unknown {
	if (!control) return undefined;
	const { input, usual } = control;
	switch (input.kind) {
		case 'checkbox':
			return isOn(stored ?? usual);
		case 'select': {
			const isKnown = input.words.some(([value]) => value === stored);
			return (isKnown ? stored : usual) || null;
		}
		case 'range': {
			const number = numberIn(stored, input.least, Number.POSITIVE_INFINITY) ?? Number.NaN;
			// More than the view offers may be stored, but for percents.
			const isBeyond = number > input.most && input.unit === '%';
			if (!(number >= input.least) || isBeyond) return usual;
			// A count is a whole number.
			return input.unit === '' ? Math.round(number) : number;
		}
		case 'list':
		case 'devices':
			return typeof stored === 'string' && stored !== ''
				? [stored]
				: Array.isArray(stored)
					? stored
					: usual;
		case 'moment':
			return momentOf(String(stored ?? ''));
		default:
			return typeof stored === 'string' && stored.trim() !== '' ? stored : usual;
	}
}

function momentOf(stored: string): string | null {
	const [, day, time = '00:00'] = MOMENT.exec(stored) ?? [];
	return day ? `${day} ${time}` : null;
}
