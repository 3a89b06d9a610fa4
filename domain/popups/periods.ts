import type { Period } from './popup';

/** Seconds from the first showing to the reset of the count; a month has the builder's length. */
export const PERIOD_S: Readonly<Record<Exclude<Period, 'session'>, number>> = {
	day: 86_400,
	week: 604_800,
	month: 2_628_288,
};
