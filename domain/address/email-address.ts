const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(?:\.[^\s@.<>"(),:;[\]\\]+)+$/;

/** True for a text that is exactly one mail address: no display name, no line break, no second address. */
export function isEmailAddress(text: string): boolean {
	return EMAIL.test(text);
}
