const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(?:\.[^\s@.<>"(),:;[\]\\]+)+$/;

/** Whether a text is one address and nothing else: no name around it, no line break, no second one. */
export function isEmailAddress(text: string): boolean {
	return EMAIL.test(text);
}
