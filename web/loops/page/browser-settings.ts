import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';

/** The builder's kinds of pagination. */
export const PAGINATION_TYPES = [
	'',
	'numbers',
	'prev_next',
	'numbers_and_prev_next',
	'load_more_on_click',
	'load_more_infinite_scroll',
] as const;

/**
 * The settings of a list that the browser needs: how it loads its pages. This module contains none of the settings that
 * only the server needs.
 */
export const LoopBrowserSettings = object({
	pagination_type: choiceSetting(PAGINATION_TYPES, ''),
	pagination_load_type: choiceSetting(['page_reload', 'ajax'], 'page_reload'),
	auto_scroll: switchSetting(false),
});
export type LoopBrowserSettings = InferOutput<typeof LoopBrowserSettings>;
