import type { Say, TextKey, ValueNames } from '@outrigger/rules/texts/text';
import { createContext, Fragment, type ReactNode, useContext } from 'react';

const TextsContext = createContext<Say | null>(null);

/** Gives the host's texts and their language to the parts below. */
export function TextsProvider({ say, children }: { say: Say; children: ReactNode }) {
	return <TextsContext value={say}>{children}</TextsContext>;
}

/**
 * Returns the host's texts, in the language of the page.
 * @throws outside a provider, which is a programmer's mistake.
 */
export function useTexts(): Say {
	const say = useContext(TextsContext);
	if (!say) {
		throw new Error(
			'useTexts was called outside a TextsProvider. The language is unknown there. Wrap the tree in RenderProvider or TextsProvider.',
		);
	}
	return say;
}

type RichTextProps<Key extends TextKey> = {
	text: Key;
	/** The element around each piece of the text between the values; none if absent. */
	wordsIn?: (words: string) => ReactNode;
} & Readonly<Record<ValueNames<Key>, ReactNode>>;

/**
 * A text whose values are markup, each at the place that the language requires: `<RichText text="account.hello"
 * name={…} />`.
 */
export function RichText<Key extends TextKey>({ text, wordsIn, ...values }: RichTextProps<Key>) {
	const written = useTexts().of(text);
	const nodes: ReactNode[] = [];
	const add = (node: ReactNode) => {
		const last = nodes.at(-1);
		// Two texts that follow each other are joined to one text, as in markup.
		if (typeof node === 'string' && typeof last === 'string') nodes.splice(-1, 1, last + node);
		else if (node !== '') nodes.push(node);
	};
	const parts = (typeof written === 'string' ? written : written.other).split(/\{(\w+)\}/);
	parts.forEach((part, index) => {
		if (index % 2 === 1) add((values as Readonly<Record<string, ReactNode>>)[part]);
		else add(wordsIn && part !== '' ? wordsIn(part) : part);
	});
	// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and never move
	return nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>);
}

/**
 * The number of a page. Only the number is visible; a screen reader also reads the word "page", in the order of the
 * language.
 */
export function NumberWithWord({ text, number }: { text: 'list.page'; number: number }) {
	return (
		<RichText
			text={text}
			number={number}
			wordsIn={(words) => <span className="elementor-screen-only">{words}</span>}
		/>
	);
}
