import { plainText } from '@outrigger/rules/text/plain-text';
import { useId } from 'react';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { Title } from '../../ui/title';
import { DEFAULT_PERCENT, percentOf } from './percent';
import type { ProgressSettings } from './settings';

/** From this percentage the text fits into the bar, also on a phone; below it the text is beside the bar. */
const ROOM_FOR_WORDS = 25;

/** A bar that shows an amount. Its length comes from `styles.ts`. */
export function Progress({ settings }: WidgetProps<ProgressSettings>) {
	const titleId = useId();
	const { title, inner_text, progress_type } = settings;
	const percent = percentOf(settings.percent) ?? DEFAULT_PERCENT;
	const hasTitle = settings.title_display && inlineOnly(title).trim() !== '';
	const name = plainText(inner_text) || `${percent}%`;
	const isShort = percent < ROOM_FOR_WORDS;
	const words = (
		<>
			<InlineMarkup className="elementor-progress-text" html={inner_text} />
			{settings.display_percentage === 'show' && (
				<span className="elementor-progress-percentage">{`${percent}%`}</span>
			)}
		</>
	);
	return (
		<>
			{hasTitle && (
				<div id={titleId} className="elementor-progress-heading">
					<Title as={settings.title_tag} className="elementor-title" html={title} />
				</div>
			)}
			{/* biome-ignore lint/a11y/useSemanticElements: a native meter shows no text in its bar */}
			<div
				className={`elementor-progress-wrapper${progress_type && ` progress-${progress_type}`}`}
				role="meter"
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={percent}
				aria-valuetext={inner_text ? `${percent}% (${plainText(inner_text)})` : `${percent}%`}
				{...(hasTitle ? { 'aria-labelledby': titleId } : { 'aria-label': name })}
			>
				<div className="elementor-progress-bar">{!isShort && words}</div>
				{isShort && <div className="elementor-progress-beside">{words}</div>}
			</div>
		</>
	);
}
