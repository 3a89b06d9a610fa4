import { plainText } from '@outrigger/rules/text/plain-text';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import pauseButtonCss from '../../ui/pause-button.css?inline';
import { STROKES } from './markers';
import type { HeadlineSettings } from './settings';

/**
 * A headline with a marked word, or with several words that replace each other. These words share one place, so that
 * nothing around them moves. Screen readers get the whole sentence once, with all words.
 */
export function AnimatedHeadline({ settings }: WidgetProps<HeadlineSettings>) {
	const { tag: Tag, headline_style, animation_type, before_text, after_text } = settings;
	useRender().styles.addCss('pause-button', pauseButtonCss, 'kit');
	const link = linkAttributes(settings.link);
	const isRotating = headline_style === 'rotate';
	const kind = isRotating ? ` elementor-headline-animation-type-${animation_type}` : '';
	const content = (
		<>
			<Plain html={before_text} isLinked={Boolean(link)} />{' '}
			{isRotating ? <Turn settings={settings} /> : <Marked settings={settings} />}{' '}
			<Plain html={after_text} isLinked={Boolean(link)} />
		</>
	);
	return (
		<Tag className={`elementor-headline elementor-headline--style-${headline_style}${kind}`}>
			{link ? <a {...link}>{content}</a> : content}
		</Tag>
	);
}

function Plain({ html, isLinked }: { html: string; isLinked: boolean }) {
	return <InlineMarkup className="elementor-headline-plain-text" html={html} isLinked={isLinked} />;
}

function Turn({ settings }: { settings: HeadlineSettings }) {
	const words = settings.rotating_text
		.split('\n')
		.map((line) => plainText(line).trim())
		.filter((line) => line !== '');
	if (words.length === 0) return null;
	return (
		<>
			<span className="elementor-screen-only">{words.join(', ')}</span>
			<span className="elementor-headline-dynamic-wrapper" aria-hidden="true">
				{words.map((word, index) => (
					<span
						// biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, the list never changes
						key={index}
						className={`elementor-headline-dynamic-text${index === 0 ? ' elementor-headline-text-active' : ''}`}
					>
						{word}
					</span>
				))}
			</span>
		</>
	);
}

function Marked({ settings: { highlighted_text, marker } }: { settings: HeadlineSettings }) {
	if (highlighted_text.trim() === '') return null;
	return (
		<span className="elementor-headline-dynamic-wrapper">
			<InlineMarkup
				className="elementor-headline-dynamic-text elementor-headline-text-active"
				html={highlighted_text}
				isLinked
			/>
			<svg viewBox="0 0 500 150" preserveAspectRatio="none" aria-hidden="true" focusable="false">
				{STROKES[marker].map((stroke) => (
					<path key={stroke} d={stroke} pathLength={1} />
				))}
			</svg>
		</span>
	);
}
