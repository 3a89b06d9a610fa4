import { defineAtomic } from '../../elements/atomic/define-atomic';
import { AtomicContainer, containerSettings } from './container';

const container = { settings: containerSettings, Markup: AtomicContainer, isContainer: true };

/** A plain box. */
export const divBlock = defineAtomic({
	...container,
	type: 'e-div-block',
	base: [{ name: 'e-div-block-base', body: 'min-width:30px;padding:10px;display:block' }],
});

/** A box whose elements are in a row, unless its classes arrange them differently. */
export const flexbox = defineAtomic({
	...container,
	type: 'e-flexbox',
	base: [{ name: 'e-flexbox-base', body: 'padding:10px;display:flex;flex-direction:row' }],
});

/** A box with three columns and two rows, or one column on a phone, unless its classes arrange it differently. */
export const grid = defineAtomic({
	...container,
	type: 'e-grid',
	base: [
		{
			name: 'e-grid-base',
			body: 'padding:10px;display:grid;column-gap:20px;row-gap:20px;grid-template-columns:repeat(3,1fr);grid-template-rows:repeat(2,1fr)',
		},
		{ name: 'e-grid-base', device: 'mobile', body: 'grid-template-columns:repeat(1,1fr)' },
	],
});
