import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { choice, custom, type StyleControl } from '../../elements/styles/factories';
import { sizeOf } from '../../elements/styles/values';
import { heightOf } from './facebook-embed';

const EMBED = ' .e-social-embed';
const BUTTON = ' .e-social-embed--button';
const hasEmbedType = ({ type }: ElementSettings) => type === 'video' || type === 'comment';

/**
 * The sizes of Facebook's own buttons, in CSS pixels. The link has the size of its later frame, so that nothing moves
 * when the frame loads.
 */
const LAYOUTS = {
	standard: { '--social-height': '35px', '--social-button-width': '300px' },
	button: { '--social-height': '28px', '--social-button-width': '90px' },
	button_count: { '--social-height': '28px', '--social-button-width': '120px' },
	box_count: { '--social-height': '65px', '--social-button-width': '90px' },
};

export const facebookStyles: readonly StyleControl[] = [
	choice('layout', BUTTON, LAYOUTS),
	custom('height', 'slider', EMBED, (value): Record<string, string> | undefined => {
		const height = sizeOf(value);
		return height === undefined ? undefined : { '--social-height': `${heightOf({ height })}px` };
	}),
	{
		...choice('type', EMBED, {
			video: { '--social-height': '350px' },
			comment: { '--social-height': '220px' },
		}),
		when: hasEmbedType,
	},
];
