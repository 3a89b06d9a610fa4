/** The side of its mark on which a tooltip appears. */
export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

/** A box in the window, in CSS pixels. */
export interface ViewportBox {
	top: number;
	right: number;
	bottom: number;
	left: number;
}

/** The position of a tooltip. */
export interface TooltipPlace {
	side: TooltipSide;
	/** The offset along that side from the middle of the mark, in CSS pixels: right or down. */
	shiftPx: number;
}

/** The space between a tooltip and the edge of the window. */
const EDGE_PX = 8;

const OPPOSITE: Readonly<Record<TooltipSide, TooltipSide>> = {
	top: 'bottom',
	right: 'left',
	bottom: 'top',
	left: 'right',
};

/**
 * Places a tooltip inside the window: on the wanted side, else on the opposite side, else above or below, whichever has
 * more room. Then moves it along that side until it lies inside the window. A tooltip that is larger than the window
 * begins at the window's edge.
 *
 * @param mark the box that the tooltip describes
 * @param gapPx between mark and tooltip
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

/** The offset that moves a length, which begins at `start`, into the window. */
function shiftWithin(start: number, length: number, viewportLength: number): number {
	const last = viewportLength - EDGE_PX - length;
	return Math.max(EDGE_PX, Math.min(start, last)) - start;
}

function isAcross(side: TooltipSide): boolean {
	return side === 'left' || side === 'right';
}
