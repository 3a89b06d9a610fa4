import {
	codeMarkup,
	markedLines,
	normalizedCode,
	placeOfLines,
} from '@outrigger/rules/text/code-block';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import type { CodeHighlightSettings } from './settings';

/** A block of code in colours. The host makes its spans, the handler the button that copies it. */
export function CodeHighlight({ settings, element }: WidgetProps<CodeHighlightSettings>) {
	const { highlight, styles, document } = useRender();
	const { line_numbers: hasNumbers, highlight_lines: lines } = settings;
	const text = normalizedCode(settings.code);
	if (text === '') return null;
	const language = /^[\w-]+$/.test(settings.language) ? settings.language : 'none';
	const highlighted = highlight?.(text, language) ?? escapeMarkup(text);
	const { inside, behind } = codeMarkup({ text, highlighted, lines, hasNumbers }, false);
	// The page's policy allows no styles in markup.
	const places = markedLines(lines, text).map(
		(marked) =>
			`.elementor-element-${element.id} [data-range="${marked.range}"]{${placeOfLines(marked)}}`,
	);
	if (places.length > 0) {
		styles.addRaw(document.databaseId, `code-${element.id}`, places.join(''));
	}
	const name = `language-${language}`;
	const markup = `<code class="${name}">${inside}</code>${behind}`;
	const flags = [
		`prismjs-${settings.theme}`,
		settings.copy_to_clipboard && 'copy-to-clipboard',
		settings.word_wrap && 'word-wrap',
	];
	return (
		<div className={flags.filter(Boolean).join(' ')}>
			<div className="code-toolbar">
				<pre
					className={`highlight-height ${name}${hasNumbers ? ' line-numbers' : ''}`}
					data-line={lines}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a code that is too wide
					tabIndex={0}
					dangerouslySetInnerHTML={{ __html: markup }}
				/>
			</div>
		</div>
	);
}
