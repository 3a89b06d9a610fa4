import type { WidgetProps } from '../../elements/tree/define-widget';
import { linkAttributes } from '../../ui/link';
import { Title } from '../../ui/title';
import type { HeadingSettings } from './settings';

/** A heading, or a line that looks like one. Nothing without a text. */
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
