import { outsideScriptsIn } from '@outrigger/rules/wordpress/outside-scripts';

const FATES = {
	measuring: 'its script does not run on pages of ours. MEASUREMENT_ID measures them.',
	consent: 'its script does not run on pages of ours. Our own consent stands in.',
} as const;

/**
 * Makes a function that reports each tag manager and consent banner of WordPress's own pages to the operator, once
 * each.
 * @param tell receives a sentence
 * @returns a function that takes a page as WordPress renders it
 */
export function createOutsideNotes(tell: (sentence: string) => void): (html: string) => void {
	const named = new Set<string>();
	return (html) => {
		for (const { name, kind } of outsideScriptsIn(html)) {
			if (named.has(name)) continue;
			named.add(name);
			tell(`The site has ${name}: ${FATES[kind]}`);
		}
	};
}
