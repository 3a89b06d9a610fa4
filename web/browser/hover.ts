/** True where the visitor's main pointer can point without pressing, as a mouse does. */
export function canHover(): boolean {
	return matchMedia('(hover: hover)').matches;
}
