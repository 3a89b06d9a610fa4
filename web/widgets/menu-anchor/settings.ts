import { type InferOutput, object } from 'valibot';
import { textSetting } from '../../elements/settings/text';

export const MenuAnchorSettings = object({
	/** The id that links name, with or without `#`. */
	anchor: textSetting(),
});
export type MenuAnchorSettings = InferOutput<typeof MenuAnchorSettings>;
