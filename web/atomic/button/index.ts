import { defineAtomic } from '../../elements/atomic/define-atomic';
import { AtomicButton, buttonSettings } from './button';
import css from './button.css?inline';

/** The element type `e-button`. */
export const button = defineAtomic({
	css,
	type: 'e-button',
	settings: buttonSettings,
	Markup: AtomicButton,
	base: [
		{
			name: 'e-button-base',
			body: 'text-align:center;padding-block-start:12px;padding-inline-end:24px;padding-block-end:12px;padding-inline-start:24px;border-radius:2px;border-width:0px;background-color:var(--e-button-ground,#375EFB);display:inline-block',
		},
	],
});
