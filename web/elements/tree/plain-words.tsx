import type { PlainWords as Words } from '@outrigger/rules/builder/plain-words';
import type { ReactNode } from 'react';
import { InlineMarkup } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import { Markup } from '../../ui/markup';
import { Title } from '../../ui/title';

export interface PlainWordsProps {
	words: readonly Words[];
	/** The rendered children, one entry for each child. */
	parts: readonly ReactNode[];
}

/**
 * The plain text of a widget, in neutral headings and paragraphs, and its children in their order. If there are as many
 * titles as children (tabs, accordions), each child is below its own title.
 */
export function PlainWords({ words, parts }: PlainWordsProps) {
	const titles = words.filter(({ heading }) => heading !== null);
	if (parts.length === 0) return words.map((one, at) => <Part key={keyOf(at)} {...one} />);
	if (titles.length !== parts.length) {
		return (
			<>
				{words.map((one, at) => (
					<Part key={keyOf(at)} {...one} />
				))}
				{parts}
			</>
		);
	}
	return titles.map((one, at) => (
		<section key={keyOf(at)} className="e-plain-words__part">
			<Part {...one} />
			{parts[at]}
		</section>
	));
}

function Part({ heading, texts, link }: Words) {
	const attributes = link && linkAttributes(link.link);
	return (
		<>
			{heading !== null && <Title as="h3" className="e-plain-words__title" html={heading} />}
			{texts.map((text, at) =>
				/<(?:p|div|ul|ol|h\d|table|blockquote|br)\b/i.test(text) ? (
					<Markup key={keyOf(at)} html={text} />
				) : (
					<InlineMarkup key={keyOf(at)} as="p" html={text} />
				),
			)}
			{attributes && (
				<p>
					<InlineMarkup as="a" {...attributes} html={link.text} />
				</p>
			)}
		</>
	);
}

/** The list never changes. */
const keyOf = (at: number) => `${at}`;
