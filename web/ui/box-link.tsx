import type { LinkAttributes } from './link';

export interface BoxLinkProps {
	link: LinkAttributes;
	/** A text for the target of the link; if it is empty, the address itself is used. */
	label: string;
}

/**
 * A link over a whole box, as its last child: the content of the box keeps its semantics (headings, texts, other
 * links), and the link has a short name. The box must have `position: relative`; the CSS is in `box-link.css`.
 */
export function BoxLink({ link, label }: BoxLinkProps) {
	return (
		<a {...link} className="e-box-link">
			<span className="elementor-screen-only">{label || link.href}</span>
		</a>
	);
}
