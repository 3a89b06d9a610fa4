import type { Clues, Kind } from './guess-kind';
import { renamedParts } from './looks';
import { tagOf } from './title-tag';

/**
 * Recognises a headline of several parts, one of which changes. The texts that replace each other may be rows of a
 * repeater.
 */
export function animatedHeadline({ name, settings, rows }: Clues): Kind | null {
	if (!/animat|headline|typed|typing|fancy|rotat|advanced-text/.test(name)) return null;
	const text = (end: RegExp) => {
		const texts = Object.entries(settings).flatMap(([control, stored]) =>
			end.test(control) && typeof stored === 'string' && /\S/.test(stored) ? [stored] : [],
		);
		return texts[0] ?? '';
	};
	const before = text(/(?:before|prefix)(?:_text)?$/);
	const after = text(/(?:after|suffix)(?:_text)?$/);
	const changing =
		text(/(?:animated|rotating|fancy|typed)(?:_text|_strings)?$/) ||
		rows.flatMap(({ title, text: word }) => title || word || []).join('\n');
	if (changing === '' && before === '') return null;
	return {
		widgetType: 'animated-headline',
		settings: {
			headline_style: changing === '' ? 'highlight' : 'rotate',
			before_text: before.replace(/<br\s*\/?>/g, ' '),
			rotating_text: changing,
			highlighted_text: text(/highlighted(?:_text)?$/),
			after_text: after,
			tag: tagOf(settings),
			...renamedParts(settings, [
				{
					part: /animated|focused|highlight|text_color$/,
					color: 'words_color',
					typography: 'words',
				},
				{ part: /normal|prefix|title/, color: 'title_color', typography: 'title' },
			]),
		},
	};
}
