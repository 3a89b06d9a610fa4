/** True where the visitor's main pointer is a finger or equally coarse. */
export function hasCoarsePointer(): boolean {
	return matchMedia('(pointer:coarse)').matches;
}
