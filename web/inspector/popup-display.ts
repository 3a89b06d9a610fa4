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
 * Returns a popup's triggers, and the rules for the visitors that see it, as the page's server would send them for
 * these settings.
 *
 * @param zone the site's time zone, as WordPress names it
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

/** The triggers or rules that are switched on; each field has its stored or default value. */
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

/** Switches are stored as `yes`; exports of other tools store `true`. */
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
			// A stored number may be above the largest number that the view offers, except for percentages.
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
