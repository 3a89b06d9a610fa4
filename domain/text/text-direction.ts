/** Languages with a script that runs from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ku-arab|ps|sd|ug|ur|yi)\b/i;

/**
 * Returns the direction in which the texts of a language run.
 * @param language BCP 47, `ar-EG`
 */
export function textDirection(language: string): 'ltr' | 'rtl' {
	return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}
