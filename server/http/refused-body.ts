import { englishSay } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';

/** The reason for a refused body: too many bytes, too many fields, or an unreadable body. */
export type BodyFault = { mostBytes: number } | { mostFields: number } | 'broken';

/** A body that is longer than the route takes, has more fields, or is broken. Nothing more of it was read. */
export class RefusedBody extends Error {
	override name = 'RefusedBody';
	/** 413 for a body beyond a limit, 400 for an unreadable body. */
	readonly status: 400 | 413;

	/** The message is English and for programs; `refusalText` is for people. */
	constructor(readonly fault: BodyFault) {
		super(refusalText(fault, englishSay));
		this.status = fault === 'broken' ? 400 : 413;
	}
}

/** The reason as a sentence for its sender. */
export function refusalText(fault: BodyFault, say: Say): string {
	if (fault === 'broken') return say('host.cannotRead');
	if ('mostFields' in fault) return say('host.tooManyFields', { number: fault.mostFields });
	return say('host.tooLong', { size: sizeOf(fault.mostBytes, say.lang ?? say.language) });
}

/** A size as the language writes it: `1 MB`. */
function sizeOf(bytes: number, language: string): string {
	const isMega = bytes >= 1024 ** 2;
	return new Intl.NumberFormat(language, {
		style: 'unit',
		unit: isMega ? 'megabyte' : 'kilobyte',
	}).format(bytes / (isMega ? 1024 ** 2 : 1024));
}
