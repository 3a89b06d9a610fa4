/** The start position in a film's address, in seconds; 0 without a position. */
export function startOf({ searchParams, hash }: URL): number {
	const stored = ['start', 't', 'at', 'time_continue'].map((name) => searchParams.get(name));
	return secondsOf(stored.find(Boolean) ?? /^#t=([\dhms]+)/.exec(hash)?.[1]);
}

/** Converts `90`, `90s`, `1m30s` or `1h2m3s` to seconds; 0 for any other text. */
export function secondsOf(text: string | null | undefined): number {
	const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/.exec(text ?? '');
	const [, hours = 0, minutes = 0, seconds = 0] = parts ?? [];
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Start and end in whole seconds. Leaves out a start of 0 and an end that is not after the start. */
export function playedTimes({ start = 0, end = 0 }: { start?: number; end?: number }): {
	start?: number;
	end?: number;
} {
	const from = Math.max(0, Math.trunc(start));
	const to = Math.trunc(end);
	return { ...(from > 0 && { start: from }), ...(to > from && { end: to }) };
}
