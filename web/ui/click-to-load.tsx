import type { ReactNode } from 'react';

/** What `ClickToLoad` is given. */
export interface ClickToLoadProps {
	/** Address of the frame; its origin must be in the page's policy. */
	src: string;
	/** What the frame holds, for assistive technology. */
	title: string;
	/** What the frame may do: tokens of `sandbox`. */
	sandbox: string;
	/** Features of the browser that it may use: an `allow` list. */
	allow?: string;
	className?: string;
	frameClassName?: string;
	/** What stands in its place, and is clicked: phrasing content with a text or a named picture. */
	children: ReactNode;
}

/**
 * A third party's frame that loads after a click and not before, without script: a closed `details` does not render
 * what it holds, and a lazy frame that is not rendered is not fetched. The css is `click-to-load.css`.
 */
export function ClickToLoad({ className, frameClassName, children, ...frame }: ClickToLoadProps) {
	return (
		<details className={['e-click-to-load', className].filter(Boolean).join(' ')}>
			<summary className="e-click-to-load__facade">{children}</summary>
			<iframe
				className={['e-click-to-load__frame', frameClassName].filter(Boolean).join(' ')}
				src={frame.src}
				title={frame.title}
				sandbox={frame.sandbox}
				allow={frame.allow}
				allowFullScreen
				referrerPolicy="strict-origin-when-cross-origin"
				loading="lazy"
			/>
		</details>
	);
}
