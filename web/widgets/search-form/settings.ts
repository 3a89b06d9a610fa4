import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { wordSetting } from '../../elements/settings/word';

export const SearchFormSettings = object({
	/** With `full_screen` a button opens the form over the page. */
	skin: choiceSetting(['classic', 'minimal', 'full_screen'], 'classic'),
	placeholder: wordSetting('search.placeholder'),
	/** Classic only: the content of the button. */
	button_type: choiceSetting(['icon', 'text'], 'icon'),
	button_text: wordSetting('search.search'),
	icon: choiceSetting(['search', 'arrow'], 'search'),
});
export type SearchFormSettings = InferOutput<typeof SearchFormSettings>;

/** Empty: the handler reads all its values from the markup. */
export const SearchFormBrowserSettings = object({});
