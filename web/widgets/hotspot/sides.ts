import type { TooltipSide } from '@outrigger/rules/layout/tooltip-place';

/** The distance between a mark and its tooltip. */
export const GAP_PX = 12;

const BESIDE = `calc(100% + ${GAP_PX}px)`;

const side = (name: TooltipSide, inset: string, x: string, y: string, from: string) => ({
	'--tooltip-side': name,
	'--tooltip-inset': inset,
	'--tooltip-x': x,
	'--tooltip-y': y,
	/** The point from which the tooltip moves when it opens, towards its mark; both lengths of `translate()`. */
	'--tooltip-from': from,
});

/** The custom properties that put a tooltip on one side of its mark; the sheet and the handler use them. */
export const SIDES: Readonly<Record<TooltipSide, Readonly<Record<string, string>>>> = {
	top: side('top', `auto auto ${BESIDE} 50%`, '-50%', '0px', '0, 10px'),
	bottom: side('bottom', `${BESIDE} auto auto 50%`, '-50%', '0px', '0, -10px'),
	left: side('left', `50% ${BESIDE} auto auto`, '0px', '-50%', '10px, 0'),
	right: side('right', `50% auto auto ${BESIDE}`, '0px', '-50%', '-10px, 0'),
};

/** Returns true if a word names a side. */
export function isSide(word: string): word is TooltipSide {
	return Object.hasOwn(SIDES, word);
}
