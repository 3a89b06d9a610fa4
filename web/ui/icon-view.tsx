import { hasIcon, Icon } from './icon';
import { iconLabel } from './icon-label';
import type { LinkAttributes } from './link';

/** The view of an icon: bare, on a filled shape, or in a drawn shape. */
export const ICON_VIEWS = ['default', 'stacked', 'framed'] as const;

/** The shape behind a stacked or framed icon. */
export const ICON_SHAPES = ['circle', 'square', 'rounded'] as const;

/** The view and shape that a widget lets editors choose. */
export interface IconLook {
	view: (typeof ICON_VIEWS)[number];
	shape: (typeof ICON_SHAPES)[number];
}

export interface IconViewProps {
	/** The builder's icon value. */
	icon: unknown;
	link?: LinkAttributes;
	/** True if a link with a text to the same target is beside it: then assistive technology and Tab skip this link. */
	isRepeatedLink?: boolean;
	className?: string;
}

/**
 * An icon in its `.elementor-icon` box, with or without a link. Renders nothing if there is no icon, and an empty box
 * if an editor chose to upload a drawing but did not upload one. The element's wrapper needs `iconLookClasses`; the CSS
 * is `icon-view.css`.
 */
export function IconView({ icon, link, isRepeatedLink, className }: IconViewProps) {
	if (!hasIcon(icon)) return null;
	const classes = ['elementor-icon', className].filter(Boolean).join(' ');
	const drawing = <Icon icon={icon} />;
	if (!link) return <span className={classes}>{drawing}</span>;
	const access = isRepeatedLink
		? { tabIndex: -1, 'aria-hidden': true }
		: { 'aria-label': link['aria-label'] ?? (iconLabel(icon) || link.href) };
	return (
		<a {...link} {...access} className={classes}>
			{drawing}
		</a>
	);
}

/**
 * The classes for the look of an element's icon, on the element's wrapper: `elementor-view-stacked`,
 * `elementor-shape-circle`.
 */
export function iconLookClasses({ view, shape }: IconLook): string[] {
	return [`elementor-view-${view}`, ...(view === 'default' ? [] : [`elementor-shape-${shape}`])];
}
