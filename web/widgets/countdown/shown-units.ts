import { COUNTDOWN_UNITS, type CountdownUnit } from '@outrigger/rules/time/countdown';
import type { CountdownSettings } from './settings';

/** The units that an editor left switched on. */
export function shownUnits(settings: CountdownSettings): ReadonlySet<CountdownUnit> {
	return new Set(COUNTDOWN_UNITS.map(([unit]) => unit).filter((unit) => settings[`show_${unit}`]));
}
