import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { perDevice } from '../../elements/settings/per-device';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';

const browserEntries = {
	...perDevice('entrance_animation'),
	...perDevice('exit_animation'),
	/** The duration for each device, in seconds. */
	...perDevice('offcanvas_animation_duration'),
	/** If on, a press beside the panel does not close it. */
	is_not_close_on_overlay: switchSetting(false),
	/** If on, Escape does not close the panel. */
	is_not_close_on_esc_overlay: switchSetting(false),
	prevent_scroll: switchSetting(false),
};

export const OffCanvasBrowserSettings = object(browserEntries);
export type OffCanvasBrowserSettings = InferOutput<typeof OffCanvasBrowserSettings>;

export const OffCanvasSettings = object({
	...browserEntries,
	has_overlay: switchSetting(true),
	/** The name of the panel for assistive technology. */
	off_canvas_name: wordSetting('box.offCanvas'),
	/** The tag of the element around the content. `main` is missing, because a page has only one `main` element. */
	wrapper_html_tag: choiceSetting(
		['div', 'header', 'footer', 'article', 'section', 'aside', 'nav'],
		'div',
	),
});
export type OffCanvasSettings = InferOutput<typeof OffCanvasSettings>;
