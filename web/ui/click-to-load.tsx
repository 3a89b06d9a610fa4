import type { ReactNode } from 'react';

export interface ClickToLoadProps {
	/** Address of the frame; its origin must be in the page's policy. */
	src: string;
	/**
	 * The target of the link when the link opens in a new tab or there is no script; by default the frame's address.
	 */
	page?: string;
	/** A name for the content of the frame, for assistive technology. */
	title: string;
	/** The permissions of the frame: tokens of `sandbox`. */
	sandbox: string;
	/** Features of the browser that the frame may use: an `allow` list. */
	allow?: string;
	className?: string;
	frameClassName?: string;
	/** The content of the link that visitors click: phrasing content with a text or a named picture. */
	children: ReactNode;
}

/**
 * The place of a third party's frame: a link with a preview of the frame. The handler of the widget inserts the frame
 * when a visitor clicks the link (`load-frame.ts`); without script the link opens the provider in a new tab. The markup
 * has no frame, because a browser without script loads even a lazy, hidden one. Its CSS is `click-to-load.css`.
 */
export function ClickToLoad({
	className,
	frameClassName,
	children,
	page,
	...frame
}: ClickToLoadProps) {
	return (
		<a
			className={['e-click-to-load', className].filter(Boolean).join(' ')}
			href={page ?? frame.src}
			target="_blank"
			rel="noopener nofollow"
			data-frame-src={page && frame.src}
			data-frame-title={frame.title}
			data-frame-sandbox={frame.sandbox}
			data-frame-allow={frame.allow}
			data-frame-class={['e-click-to-load__frame', frameClassName].filter(Boolean).join(' ')}
		>
			{children}
		</a>
	);
}
