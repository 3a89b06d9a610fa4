import { defineAtomic } from '../../elements/atomic/define-atomic';
import { linkBase } from '../../elements/atomic/link-base';
import { AtomicParagraph, paragraphSettings } from './paragraph';

/** The element type `e-paragraph`. */
export const paragraph = defineAtomic({
	type: 'e-paragraph',
	settings: paragraphSettings,
	Markup: AtomicParagraph,
	base: [
		{ name: 'e-paragraph-base', body: 'margin:0px' },
		...linkBase('e-paragraph-link-base'),
		...linkBase('e-paragraph-base a'),
	],
});
