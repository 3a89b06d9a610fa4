import { array, fallback, type InferOutput, object, picklist } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const DEVICES = [
	'none',
	'mobile',
	'mobile_extra',
	'tablet',
	'tablet_extra',
	'laptop',
	'desktop',
] as const;

const browserEntries = {
	headings_by_tags: fallback(array(picklist(HEADINGS)), ['h2', 'h3', 'h4', 'h5', 'h6']),
	/** The selector of the elements whose headings are listed. */
	container: textSetting(),
	exclude_headings_by_selector: textSetting(),
	marker_view: choiceSetting(['numbers', 'bullets'], 'numbers'),
	hierarchical_view: switchSetting(true),
	collapse_subitems: switchSetting(false),
	minimize_box: switchSetting(true),
	/** The box is minimised at first on this device and on smaller ones. */
	minimized_on: choiceSetting(DEVICES, 'tablet'),
	no_headings_message: wordSetting('page.noHeadings'),
};

export const TableOfContentsBrowserSettings = object(browserEntries);
export type TableOfContentsBrowserSettings = InferOutput<typeof TableOfContentsBrowserSettings>;

export const TableOfContentsSettings = object({
	...browserEntries,
	title: wordSetting('page.contents'),
	html_tag: choiceSetting(['h2', 'h3', 'h4', 'h5', 'h6', 'div'], 'h4'),
	/** The icon of the bullets. */
	icon: iconSetting(iconNamed('fas fa-circle')),
	expand_icon: iconSetting(iconNamed('fas fa-chevron-down')),
	collapse_icon: iconSetting(iconNamed('fas fa-chevron-up')),
	/** If on, an entry that is longer than a line is cut. */
	word_wrap: switchSetting(false),
});
export type TableOfContentsSettings = InferOutput<typeof TableOfContentsSettings>;
