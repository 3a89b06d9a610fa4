import type { LinkAttributes } from './link';

/** What `BoxLink` is given. */
export interface BoxLinkProps {
	link: LinkAttributes;
	/** Where it leads, in words; the address itself where there are none. */
	label: string;
}

/**
 * A link that lies over the whole of a box, as its last child: what is in the box stays what it is (headings, texts,
 * links of their own), and the link has a short name. The box is `position: relative`; the css is `box-link.css`.
 */
export function BoxLink({ link, label }: BoxLinkProps) {
	return (
		<a {...link} className="e-box-link">
			<span className="elementor-screen-only">{label || link.href}</span>
		</a>
	);
}
