import { defineAtomic } from '../../elements/atomic/define-atomic';
import { AtomicDivider, dividerSettings } from './divider';
import css from './divider.css?inline';

/** The element type `e-divider`. */
export const divider = defineAtomic({
	css,
	type: 'e-divider',
	settings: dividerSettings,
	Markup: AtomicDivider,
	base: [
		{
			name: 'e-divider-base',
			body: 'height:1px;border-width:0px;border-color:transparent;border-style:none;background-color:#000',
		},
	],
});
