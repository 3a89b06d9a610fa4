import type { AtomicLink as Link } from '@outrigger/rules/atomic/values/link';
import type { ElementType } from 'react';
import { AtomicLink } from './atomic-link';
import type { AtomicAttributes } from './define-atomic';
import { useInlineHtml } from './inline-html';

/** A text of version 4 in one element; its link is inside that element. */
export function AtomicText({
	html,
	kept,
	as: Tag,
	link,
	linkClass,
	attributes,
}: {
	html: string;
	/** Tags that the text may have. */
	kept: ReadonlySet<string>;
	as: ElementType;
	link: Link | undefined;
	linkClass: string;
	attributes: AtomicAttributes;
}) {
	const clean = useInlineHtml(html, kept, link !== undefined);
	if (!link) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: clean }} />;
	return (
		<Tag {...attributes}>
			<AtomicLink link={link} attributes={{ className: linkClass }} fallback="span" html={clean} />
		</Tag>
	);
}
