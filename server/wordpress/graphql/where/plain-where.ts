import { makeSlug } from '@outrigger/formats/content-folder/slugs';

/** A text as WordPress's `sanitize_text_field` gives it: one line without tags and percent-encoding. */
function plainLine(text: string): string {
	let line = text.replace(/<[^<>]*>/g, '').replace(/[\r\n\t ]+/g, ' ');
	for (let before = ''; before !== line; ) {
		before = line;
		line = line.replace(/%[a-f\d]{2}/gi, '');
	}
	return line.replace(/ +/g, ' ').trim();
}

/**
 * The arguments of a list as WPGraphQL reads them: every text becomes one plain line, and an empty text counts as
 * absent. Objects within (`dateQuery`, `orderby`) stay as they are.
 */
export function plainWhere<Where extends object>(where: Where): Where {
	const entries = Object.entries(where).map(([name, value]: [string, unknown]) => [
		name,
		Array.isArray(value)
			? value.map((one: unknown) => (typeof one === 'string' ? plainLine(one) : one))
			: typeof value === 'string'
				? plainLine(value) || undefined
				: value,
	]);
	return Object.fromEntries(entries) as Where;
}

/** Slugs as WordPress looks for them: `Story 5` finds `story-5`. Without input there is no slug. */
export function requestedSlugs(texts: readonly (string | null | undefined)[]): string[] {
	return texts.flatMap((text) => (text == null ? [] : [makeSlug(text)]));
}
