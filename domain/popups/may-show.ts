import type { Timing } from './popup';
import { reasonOf } from './reasons';
import { isAllowed, isMet, rulesOf } from './rules';
import type { Visitor } from './visitor';

/** What one rule says, and why, in words for the people who run the site. */
export interface Verdict {
	rule: keyof Timing | 'disable';
	isMet: boolean;
	reason: string;
}

/** Whether a popup may show, with what every rule of it says. */
export interface Decision {
	isAllowed: boolean;
	verdicts: Verdict[];
}

/** `isAllowed` with the reasons of every rule, which visitors' browsers do not fetch. */
export function mayShow(timing: Timing, visitor: Visitor, now: number): Decision {
	const verdicts = rulesOf(timing).map((rule): Verdict => {
		const answer = isMet(rule, timing, visitor, now);
		return { rule, isMet: answer, reason: reasonOf(rule, timing, visitor, now, answer) };
	});
	if (visitor.isDisabled) {
		verdicts.unshift({
			rule: 'disable',
			isMet: false,
			reason: 'the visitor asked not to see it again',
		});
	}
	return { isAllowed: isAllowed(timing, visitor, now), verdicts };
}
