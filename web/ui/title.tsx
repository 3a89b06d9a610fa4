import { InlineMarkup, inlineOnly } from './inline-markup';
import type { LinkAttributes } from './link';

export interface TitleProps {
	/** May contain inline HTML that an editor typed. */
	html: string;
	as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'div' | 'span' | 'p';
	/** The target of the title; `linkAttributes` makes it. */
	link?: LinkAttributes;
	className?: string;
}

/** A title with or without a link. Renders nothing for an empty title, because a heading needs text. */
export function Title({ html, as: Tag, link, className }: TitleProps) {
	if (inlineOnly(html).trim() === '') return null;
	if (!link) return <InlineMarkup as={Tag} className={className} html={html} />;
	return (
		<Tag className={className}>
			<InlineMarkup as="a" {...link} html={html} />
		</Tag>
	);
}
