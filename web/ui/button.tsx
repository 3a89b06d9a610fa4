import type { ReactNode } from 'react';
import { hasIcon, Icon } from './icon';
import { iconLabel } from './icon-label';
import { InlineMarkup, inlineOnly } from './inline-markup';
import type { LinkAttributes } from './link';

/** The sizes that the builder offers. */
export const BUTTON_SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export interface ButtonProps {
	/** May contain inline HTML that an editor typed; if the text is empty, only the icon is shown. */
	text: string;
	/** The target of the button; `linkAttributes` makes it. */
	link?: LinkAttributes;
	/** The builder's icon value. */
	icon?: unknown;
	/** The side of the text on which the icon is. */
	iconSide?: 'start' | 'end';
	size?: (typeof BUTTON_SIZES)[number];
	/** The button's own id, for links and popups that name it; an id with spaces in it does not count. */
	id?: string;
	className?: string;
	/**
	 * The accessible name if the text does not describe the button; a button with only an icon gets a name from its
	 * drawing.
	 */
	label?: string;
	/** `submit` sends the form around the button; only for a button without a link. */
	type?: 'button' | 'submit';
	/** True inside something that is clickable as a whole: then the element only looks like a button. */
	isDecoration?: boolean;
}

/**
 * The builder's button: `.elementor-button` with `.elementor-button-text` and `.elementor-button-icon` in it. It is an
 * anchor if it has a link, else a real button, so that the keyboard can reach a button which opens a popup. Renders
 * nothing if there is neither text nor icon. Its CSS is `button.css`, which the widget names in `partsCss`.
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
