import type { Period } from './popup';

/** Seconds from the first showing until the count starts anew; a month as the builder counts it. */
export const PERIOD_S: Readonly<Record<Exclude<Period, 'session'>, number>> = {
	day: 86_400,
	week: 604_800,
	month: 2_628_288,
};
