import { type InferOutput, object } from 'valibot';
import { textSetting } from '../../elements/settings/text';

export const ShortcodeSettings = object({
	/** As typed, `[tide_table]`; only WordPress can render it. */
	shortcode: textSetting(),
});
export type ShortcodeSettings = InferOutput<typeof ShortcodeSettings>;
