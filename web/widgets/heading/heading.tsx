import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { linkAttributes } from '../../ui/link';
import { Title } from '../../ui/title';

export const HeadingSettings = object({
	/** May hold inline HTML. */
	title: textSetting('Add Your Heading Text Here'),
	link: linkSetting(),
	size: choiceSetting(['default', 'small', 'medium', 'large', 'xl', 'xxl'], 'default'),
	header_size: titleTagSetting('h2'),
});
export type HeadingSettings = InferOutput<typeof HeadingSettings>;

/** A heading, or a line that looks like one. The widget renders nothing without a text. */
export function Heading({ settings }: WidgetProps<HeadingSettings>) {
	return (
		<Title
			as={settings.header_size}
			className={`elementor-heading-title elementor-size-${settings.size}`}
			html={settings.title}
			link={linkAttributes(settings.link)}
		/>
	);
}
