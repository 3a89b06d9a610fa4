import { defineAtomic } from '../../elements/atomic/define-atomic';
import { linkBase } from '../../elements/atomic/link-base';
import { AtomicHeading, headingSettings } from './heading';

/** The element type `e-heading`. */
export const heading = defineAtomic({
	type: 'e-heading',
	settings: headingSettings,
	Markup: AtomicHeading,
	base: [
		{ name: 'e-heading-base', body: 'margin:0px' },
		...linkBase('e-heading-link-base'),
		...linkBase('e-heading-base a'),
	],
});
