import { TEXT_SHAPES, textStart } from '@outrigger/rules/layout/text-path';
import { plainText } from '@outrigger/rules/text/plain-text';
import { textDirection } from '@outrigger/rules/text/text-direction';
import { useId } from 'react';
import { useCurrentPage } from '../../elements/context/current-page';
import { useOwnAddress } from '../../elements/context/use-own-address';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { linkAttributes } from '../../ui/link';
import type { TextPathSettings } from './settings';

/** A text that runs along a shape. A script loads an uploaded shape, and the text is straight until then. */
export function TextPath({ settings }: WidgetProps<TextPathSettings>) {
	const { site } = useCurrentPage();
	const id = `e-path-${useId()}`;
	const { path, custom_path, show_path, text_path_direction, hover_animation } = settings;
	const own = useOwnAddress(path === 'custom' ? custom_path.url : '', 'The path of a text');
	const text = plainText(settings.text);
	if (text === '') return null;
	const { viewBox, d } = TEXT_SHAPES[path === 'custom' ? 'line' : path];
	const direction = text_path_direction || textDirection(site.language);
	const link = linkAttributes(settings.link);
	const classes = ['e-text-path', show_path && 'e-text-path--shown', hover_animation];
	return (
		<div className={classes.filter(Boolean).join(' ')} data-url={own}>
			{/* biome-ignore lint/a11y/noSvgWithoutTitle: its text is text, and read as such */}
			<svg viewBox={viewBox}>
				<path id={id} d={d} />
				<text direction={text_path_direction || undefined}>
					<textPath
						href={`#${id}`}
						startOffset={`${textStart(settings.start_point, direction === 'rtl')}%`}
					>
						{link ? <a {...link}>{text}</a> : text}
					</textPath>
				</text>
			</svg>
		</div>
	);
}
