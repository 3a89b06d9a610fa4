import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

/** The controls of the accordion and of the toggle, which differ only in their defaults. */
function settingsOf(name: string, closedIcon: string, openIcon: string) {
	return object({
		tabs: repeaterSetting(
			{ tab_title: textSetting(`${name} Title`), tab_content: textSetting(`${name} Content`) },
			[
				{ tab_title: `${name} #1`, tab_content: '' },
				{ tab_title: `${name} #2`, tab_content: '' },
			],
		),
		selected_icon: iconSetting(iconNamed(closedIcon)),
		selected_active_icon: iconSetting(iconNamed(openIcon)),
		/** Exports before version 2.6 keep the icons in this control and in `icon_active`. */
		icon: iconSetting(),
		icon_active: iconSetting(),
		icon_align: choiceSetting(['left', 'right'], 'left'),
		title_html_tag: choiceSetting(['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'], 'div'),
		/** Adds structured data of the questions and answers for search engines. */
		faq_schema: switchSetting(false),
	});
}

export const AccordionSettings = settingsOf('Accordion', 'fas fa-plus', 'fas fa-minus');
export type AccordionSettings = InferOutput<typeof AccordionSettings>;

export const ToggleSettings = settingsOf('Toggle', 'fas fa-caret-right', 'fas fa-caret-up');
