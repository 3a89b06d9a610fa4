import type { Timing } from './popup';
import { reasonOf } from './reasons';
import { isAllowed, isMet, rulesOf } from './rules';
import type { Visitor } from './visitor';

/** The result of a rule with its reason, in words for the site's operators. */
export interface Verdict {
	rule: keyof Timing | 'disable';
	isMet: boolean;
	reason: string;
}

/** The decision about a popup, with the verdict of each rule. */
export interface Decision {
	isAllowed: boolean;
	verdicts: Verdict[];
}

/** Does the same as `isAllowed` and adds the reason of every rule; visitors' browsers do not load it. */
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
