import { type Logger, pino } from 'pino';
import * as v from 'valibot';

/** Pino's number of `warn`. */
const WARN = 40;
/** The most lines of one kind that are printed; further lines are only counted. */
const MOST_OF_A_KIND = 5;

const Line = v.looseObject({
	level: v.number(),
	msg: v.optional(v.string(), ''),
	warning: v.optional(v.string()),
	block: v.optional(v.string()),
	reason: v.optional(v.string()),
	err: v.optional(v.looseObject({ message: v.optional(v.string()) })),
});

/** A log for people at a terminal. */
export interface PlainLog {
	log: Logger;
	/** The lines since the last call as sentences: how many of each kind, and the first of them. */
	flush(): string;
}

/**
 * Makes a log that keeps its lines until the first `flush`. After that it prints each line at once as a sentence. It
 * omits the lines about answered requests.
 *
 * @param print receives text with a line break at its end
 */
export function createPlainLog(print: (text: string) => void): PlainLog {
	const kept = new Map<string, string[]>();
	let isKeeping = true;
	const write = (text: string) => {
		const parsed = v.safeParse(Line, JSON.parse(text));
		if (!parsed.success || parsed.output.level < WARN) return;
		const { msg, warning, block, reason, err } = parsed.output;
		const detail = warning ?? block ?? reason ?? err?.message ?? '';
		if (!isKeeping) return print(`${detail === '' ? msg : `${msg}: ${detail}`}\n`);
		kept.set(msg, [...(kept.get(msg) ?? []), detail]);
	};
	return {
		log: pino({ level: 'info' }, { write }),
		flush() {
			isKeeping = false;
			const lines = [...kept].flatMap(([message, details]) => linesOf(message, details));
			kept.clear();
			return lines.map((line) => `${line}\n`).join('');
		},
	};
}

function linesOf(message: string, details: readonly string[]): string[] {
	const named = details.filter((detail) => detail !== '');
	if (named.length === 0) return [message];
	const further = named.length - MOST_OF_A_KIND;
	return [
		`${message} (${named.length} times):`,
		...named.slice(0, MOST_OF_A_KIND).map((detail) => `  ${detail}`),
		...(further > 0 ? [`  and ${further} more`] : []),
	];
}
