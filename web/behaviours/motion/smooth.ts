/**
 * The time in which the shown place follows the wanted place to 63 %, in milliseconds. The
 * builder eases for a second along cubic-bezier(0,.33,.07,1.03), which is past four fifths after
 * 200 ms; this is as soft and comes sooner to rest.
 */
const FOLLOW_MS = 90;

/** One step towards a target, equally fast at any frame rate; the target itself once it is nearer than `near`. */
export function follow(shown: number, target: number, deltaMs: number, near: number): number {
	const next = target + (shown - target) * Math.exp(-Math.min(deltaMs, 1000) / FOLLOW_MS);
	return Math.abs(next - target) < near ? target : next;
}
