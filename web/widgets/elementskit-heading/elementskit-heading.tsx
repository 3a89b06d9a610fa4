import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import { Markup } from '../../ui/markup';
import { Title } from '../../ui/title';

export const ElementsKitHeadingSettings = object({
	/** May hold inline HTML; text in `{{…}}` is highlighted. */
	ekit_heading_title: textSetting(),
	ekit_heading_title_tag: titleTagSetting('h2'),
	ekit_heading_link: linkSetting(),
	ekit_heading_sub_title_show: switchSetting(false),
	ekit_heading_sub_title: textSetting(),
	ekit_heading_sub_title_tag: titleTagSetting('p'),
	ekit_heading_sub_title_position: choiceSetting(['after_title', 'before_title'], 'after_title'),
	ekit_heading_section_extra_title_show: switchSetting(false),
	/** May hold HTML. */
	ekit_heading_extra_title: textSetting(),
	ekit_heading_show_seperator: switchSetting(true),
});
export type ElementsKitHeadingSettings = InferOutput<typeof ElementsKitHeadingSettings>;

/** A heading with a line above or below it, a text and a rule. It is the most used widget of the most used add-on. */
export function ElementsKitHeading({ settings }: WidgetProps<ElementsKitHeadingSettings>) {
	const isBefore = settings.ekit_heading_sub_title_position === 'before_title';
	const subTitle = settings.ekit_heading_sub_title_show && (
		<InlineMarkup
			as={subTitleTag(settings)}
			className="elementskit-section-subtitle"
			html={settings.ekit_heading_sub_title}
		/>
	);
	return (
		<div className="ekit-heading">
			{isBefore && subTitle}
			<Title
				as={settings.ekit_heading_title_tag}
				className="ekit-heading--title elementskit-section-title"
				html={withFocus(settings.ekit_heading_title)}
				link={linkAttributes(settings.ekit_heading_link)}
			/>
			{!isBefore && subTitle}
			{settings.ekit_heading_show_seperator && <span className="ekit-heading__separator" />}
			{settings.ekit_heading_section_extra_title_show && (
				<Markup className="ekit-heading__description" html={settings.ekit_heading_extra_title} />
			)}
		</div>
	);
}

/** The line beside the title is no heading, even if the editor chose a heading's tag for its look. */
function subTitleTag({ ekit_heading_sub_title_tag: tag }: ElementsKitHeadingSettings) {
	return tag === 'div' || tag === 'span' ? tag : 'p';
}

/** Puts the words in the add-on's double braces (single braces in older versions) into an element. */
function withFocus(title: string): string {
	return title.replace(
		/\{\{([^{}]*)\}\}|\{([^{}]*)\}/g,
		(_, inTwo?: string, inOne = '') => `<span class="ekit-heading__focus">${inTwo ?? inOne}</span>`,
	);
}
