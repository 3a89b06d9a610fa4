/** The element types of the builder's version 4, free and paid. */
const TYPES: ReadonlySet<string> = new Set(
	[
		'div-block flexbox grid heading paragraph button image svg divider youtube self-hosted-video',
		'tabs tabs-menu tab tabs-content-area tab-content component collection-loop',
		'accordion accordion-item accordion-item-header accordion-item-title accordion-item-icon accordion-item-content',
		'form form-success-message form-error-message form-label form-input form-textarea form-checkbox form-select',
		'form-radio-button form-file-upload form-date-picker form-time-picker form-submit-button',
	].flatMap((line) => line.split(' ').map((name) => `e-${name}`)),
);

/** True for an element type of version 4. */
export function isAtomicType(type: string): boolean {
	return TYPES.has(type);
}
