import { defineAtomic } from '../../elements/atomic/define-atomic';
import { linkBase } from '../../elements/atomic/link-base';
import { AtomicImage, imageSettings } from './image';

/** The element type `e-image`. */
export const image = defineAtomic({
	type: 'e-image',
	settings: imageSettings,
	Markup: AtomicImage,
	base: [
		{ name: 'e-image-base', body: 'display:block' },
		...linkBase('e-image-link-base', 'width:fit-content;all:unset;cursor:pointer;display:inherit'),
	],
});
