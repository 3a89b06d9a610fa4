import { type InferOutput, object } from 'valibot';
import { linkSetting } from '../../elements/settings/link';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const AudioSettings = object({
	/** The address of a sound at SoundCloud, or of a file. */
	link: linkSetting(),
	/** If on, SoundCloud's large player with the picture of the sound is used. */
	visual: switchSetting(false),
	sc_buying: switchSetting(true),
	sc_liking: switchSetting(true),
	sc_download: switchSetting(true),
	sc_show_artwork: switchSetting(true),
	sc_sharing: switchSetting(true),
	sc_show_comments: switchSetting(true),
	sc_show_playcount: switchSetting(true),
	sc_show_user: switchSetting(true),
	/** Colour of the player's buttons. */
	sc_color: textSetting(),
});
export type AudioSettings = InferOutput<typeof AudioSettings>;
