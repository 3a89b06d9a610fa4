import type { LinkAttributes } from './link';

export interface BoxLinkProps {
	link: LinkAttributes;
	/** The target of the link in words; the address itself if there are none. */
	label: string;
}

/**
 * A link over a whole box, as its last child: the content of the box keeps its semantics (headings, texts, other
 * links), and the link has a short name. The box is `position: relative`; the css is `box-link.css`.
 */
export function BoxLink({ link, label }: BoxLinkProps) {
	return (
		<a {...link} className="e-box-link">
			<span className="elementor-screen-only">{label || link.href}</span>
		</a>
	);
}
