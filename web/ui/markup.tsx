import { useMarkup } from './markup-context';

export interface MarkupProps {
	/** Markup from WordPress or a setting, sanitised here; nothing is rendered for an empty text. */
	html: string;
	/** The element around it, `div` by default. */
	as?: 'div' | 'span' | 'p' | 'figcaption' | 'li' | 'dd' | 'blockquote';
	className?: string;
}

/** Sanitised HTML inside one element. */
export function Markup({ html, as: Tag = 'div', className }: MarkupProps) {
	const { sanitize } = useMarkup();
	const clean = html === '' ? '' : sanitize(html);
	if (clean === '') return null;
	return <Tag className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
