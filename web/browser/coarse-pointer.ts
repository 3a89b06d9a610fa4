/** Whether the visitor's first means of pointing is a finger or as coarse as one. */
export function hasCoarsePointer(): boolean {
	return matchMedia('(pointer:coarse)').matches;
}
