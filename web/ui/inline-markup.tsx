import type { AnchorHTMLAttributes, ElementType } from 'react';
import { useMarkup } from './markup-context';

/** The elements that may be inside a heading, a label or a paragraph. */
const PHRASING: ReadonlySet<string> = new Set(
	'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
		' ',
	),
);

/**
 * The properties of `InlineMarkup`, and any attribute of its element (those of an anchor on an
 * `a`).
 */
export interface InlineMarkupProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'children'> {
	/** A title or label in which an editor may have typed inline HTML. */
	html: string;
	/** The element around it, `span` by default. */
	as?:
		| 'span'
		| 'div'
		| 'p'
		| 'a'
		| 'label'
		| 'legend'
		| 'h1'
		| 'h2'
		| 'h3'
		| 'h4'
		| 'h5'
		| 'h6'
		| 'blockquote'
		| 'figcaption'
		| 'li';
	/** For a label: the id of its control. */
	htmlFor?: string;
	/** True if the markup is inside a link, because a link cannot contain another link. */
	isLinked?: boolean;
}

/**
 * Sanitised inline HTML in one element: blocks lose their tags and keep their text, so that the markup around stays
 * valid. Renders nothing for an empty text.
 */
export function InlineMarkup({
	html,
	as: Tag = 'span',
	isLinked,
	...attributes
}: InlineMarkupProps) {
	const { sanitize } = useMarkup();
	const Element: ElementType = Tag;
	const inline = inlineOnly(html, isLinked || Tag === 'a');
	const clean = inline.trim() === '' ? '' : sanitize(inline);
	if (clean === '') return null;
	return <Element {...attributes} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/**
 * Removes all tags that are not inline, or that are not in `kept`. The caller sanitises the result before it shows it.
 */
export function inlineOnly(html: string, isLinked = false, kept = PHRASING): string {
	return html.replace(
		/<\/?([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi,
		(tag: string, name: string) => {
			const isKept = kept.has(name.toLowerCase()) && !(isLinked && name.toLowerCase() === 'a');
			return isKept ? tag : '';
		},
	);
}
