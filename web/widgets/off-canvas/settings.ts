import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { perDevice } from '../../elements/settings/per-device';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';

const browserEntries = {
	...perDevice('entrance_animation'),
	...perDevice('exit_animation'),
	/** Seconds. */
	...perDevice('offcanvas_animation_duration'),
	/** A press beside it leaves it open. */
	is_not_close_on_overlay: switchSetting(false),
	/** Escape leaves it open. */
	is_not_close_on_esc_overlay: switchSetting(false),
	prevent_scroll: switchSetting(false),
};

export const OffCanvasBrowserSettings = object(browserEntries);
export type OffCanvasBrowserSettings = InferOutput<typeof OffCanvasBrowserSettings>;

export const OffCanvasSettings = object({
	...browserEntries,
	has_overlay: switchSetting(true),
	/** The name for assistive technology. */
	off_canvas_name: wordSetting('box.offCanvas'),
	/** The element around its content. A page has one `main`, and that is not here. */
	wrapper_html_tag: choiceSetting(
		['div', 'header', 'footer', 'article', 'section', 'aside', 'nav'],
		'div',
	),
});
export type OffCanvasSettings = InferOutput<typeof OffCanvasSettings>;
