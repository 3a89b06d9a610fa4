/** The side of its mark on which a tooltip stands. */
export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

/** A box in the window, in CSS pixels. */
export interface ViewportBox {
	top: number;
	right: number;
	bottom: number;
	left: number;
}

/** Where a tooltip stands. */
export interface TooltipPlace {
	side: TooltipSide;
	/** How far it is moved along that side from the middle of its mark, in CSS pixels: right or down. */
	shiftPx: number;
}

/** What is left free between a tooltip and the edge of the window. */
const EDGE_PX = 8;

const OPPOSITE: Readonly<Record<TooltipSide, TooltipSide>> = {
	top: 'bottom',
	right: 'left',
	bottom: 'top',
	left: 'right',
};

/**
 * Where a tooltip has to stand so that none of it is outside the window: on the wanted side, else on the opposite
 * one, else above or below, whichever has more room; and moved along that side as far as the window asks. A tooltip
 * that is larger than the window begins at its edge.
 *
 * @param mark what it belongs to
 * @param gapPx between the two
 * @param viewport width and height of the window
 */
export function placeTooltip(
	mark: ViewportBox,
	tooltip: { width: number; height: number },
	wanted: TooltipSide,
	gapPx: number,
	viewport: { width: number; height: number },
): TooltipPlace {
	const room: Record<TooltipSide, number> = {
		top: mark.top,
		bottom: viewport.height - mark.bottom,
		left: mark.left,
		right: viewport.width - mark.right,
	};
	const fits = (side: TooltipSide) =>
		room[side] >= (isAcross(side) ? tooltip.width : tooltip.height) + gapPx + EDGE_PX;
	const roomier = room.top >= room.bottom ? 'top' : 'bottom';
	const side = [wanted, OPPOSITE[wanted]].find(fits) ?? roomier;
	const shiftPx = isAcross(side)
		? shiftWithin((mark.top + mark.bottom - tooltip.height) / 2, tooltip.height, viewport.height)
		: shiftWithin((mark.left + mark.right - tooltip.width) / 2, tooltip.width, viewport.width);
	return { side, shiftPx };
}

/** What brings a length that begins there inside of the window. */
function shiftWithin(start: number, length: number, viewportLength: number): number {
	const last = viewportLength - EDGE_PX - length;
	return Math.max(EDGE_PX, Math.min(start, last)) - start;
}

function isAcross(side: TooltipSide): boolean {
	return side === 'left' || side === 'right';
}
