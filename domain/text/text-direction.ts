/** Languages whose script runs from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ku-arab|ps|sd|ug|ur|yi)\b/i;

/**
 * Which way the texts of a language run.
 * @param language BCP 47, `ar-EG`
 */
export function textDirection(language: string): 'ltr' | 'rtl' {
	return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}
