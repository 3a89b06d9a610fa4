/** True for a device with a touch screen, even if it also has a mouse. */
export function hasTouchScreen(): boolean {
	return navigator.maxTouchPoints > 0;
}
