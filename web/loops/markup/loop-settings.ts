import { fallback, type InferOutput, type ObjectSchema, pipe, transform } from 'valibot';
import { numberSetting } from '../../elements/settings/number';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { wordSetting } from '../../elements/settings/word';
import { parseQuery, type QuerySettings } from '../query/query-settings';

/** A whole number, not below a smallest value. */
const countSetting = (usual: number, least: number) =>
	fallback(
		pipe(
			numberSetting(usual),
			transform((value) => Math.max(least, Math.trunc(value))),
		),
		usual,
	);

/** The settings that all loops share whose items are templates of the library. */
export const loopEntries = {
	/** Database id of the template; 0 if there is none. */
	template_id: countSetting(0, 0),
	posts_per_page: numberSetting(6),
	/** True if some places in the list have a template of their own. */
	alternate_template: switchSetting(false),
	alternate_templates: repeaterSetting({
		template_id: countSetting(0, 0),
		/** The place in the list, from 1. Without `show_once`, every multiple of this place also has the template. */
		repeat_template: countSetting(1, 1),
		show_once: switchSetting(true),
		/** Columns of the grid. */
		column_span: countSetting(1, 1),
		/** True if the template is an additional item that replaces no post. */
		static_position: switchSetting(false),
	}),
	enable_nothing_found_message: switchSetting(false),
	nothing_found_message_text: wordSetting('list.nothingFound'),
	nothing_found_message_html_tag: titleTagSetting('div'),
};

export type LoopItemSettings = InferOutput<ObjectSchema<typeof loopEntries, undefined>>;

/** The query of a loop. The names of its controls begin with the skin's name, `post_query_…`. */
export function loopOf(stored: Record<string, unknown>): { query: QuerySettings } {
	const skin = typeof stored._skin === 'string' && stored._skin !== '' ? stored._skin : 'post';
	const query = parseQuery(stored, `${skin}_query_`);
	const isOther = skin === 'product' && !(`${skin}_query_post_type` in stored);
	return { query: isOther ? { ...query, post_type: 'product' } : query };
}
