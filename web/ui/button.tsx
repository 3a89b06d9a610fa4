import type { ReactNode } from 'react';
import { hasIcon, Icon } from './icon';
import { iconLabel } from './icon-label';
import { InlineMarkup, inlineOnly } from './inline-markup';
import type { LinkAttributes } from './link';

/** The sizes that the builder offers. */
export const BUTTON_SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export interface ButtonProps {
	/** May hold inline HTML that an editor typed; an empty text leaves the icon alone. */
	text: string;
	/** The target of the button; `linkAttributes` makes it. */
	link?: LinkAttributes;
	/** The builder's icon value. */
	icon?: unknown;
	/** On which side of the text the icon stands. */
	iconSide?: 'start' | 'end';
	size?: (typeof BUTTON_SIZES)[number];
	/** The button's own id, for links and popups that name it; an id with spaces in it does not count. */
	id?: string;
	className?: string;
	/** The accessible name where the text does not describe the button; an icon alone is named after its drawing. */
	label?: string;
	/** `submit` sends the form around it; without a link only. */
	type?: 'button' | 'submit';
	/** True inside something that is clickable as a whole: it then only looks like a button. */
	isDecoration?: boolean;
}

/**
 * The builder's button: `.elementor-button` with `.elementor-button-text` and `.elementor-button-icon` in it.
 * An anchor where it leads somewhere, else a real button, so that a popup which opens on it can be reached by
 * keyboard. Nothing without text and icon. Its css is `button.css`, which the widget names in `partsCss`.
 */
export function Button({ text, link, icon, iconSide = 'start', label, ...rest }: ButtonProps) {
	const { size = 'sm', id, isDecoration } = rest;
	const drawing = hasIcon(icon) && <Icon icon={icon} />;
	const hasText = inlineOnly(text).trim() !== '';
	if (!hasText && !drawing) return null;
	const className = [
		'elementor-button',
		link && !isDecoration && 'elementor-button-link',
		`elementor-size-${size}`,
		rest.className,
	]
		.filter(Boolean)
		.join(' ');
	const content: ReactNode = (
		<span
			className="elementor-button-content-wrapper"
			data-icon-side={drawing ? iconSide : undefined}
		>
			{drawing && <span className="elementor-button-icon">{drawing}</span>}
			<InlineMarkup className="elementor-button-text" html={text} isLinked />
		</span>
	);
	if (isDecoration) return <span className={className}>{content}</span>;
	const name = label || (hasText ? undefined : iconLabel(icon));
	const attributes = {
		id: id && /^\S+$/.test(id) ? id : undefined,
		className,
		...(name && { 'aria-label': name }),
	};
	if (link) {
		return (
			<a {...link} {...attributes}>
				{content}
			</a>
		);
	}
	return (
		<button type={rest.type ?? 'button'} {...attributes}>
			{content}
		</button>
	);
}
