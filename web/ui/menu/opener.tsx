import type { ReactNode } from 'react';

export interface OpenerProps {
	/**
	 * The name for assistive technology if it shows no text; the browser adds the state, open or
	 * closed.
	 */
	label?: string;
	/** Id of the panel, which the sheet shows: `.e-menu-opener[open] + .panel`. */
	controls: string;
	/** Openers of one group close each other, by the browser. */
	group?: string;
	/** Class of the `<details>`. */
	className?: string;
	/** Class of the `<summary>`. */
	buttonClassName?: string;
	/** The visible content. */
	children: ReactNode;
}

/**
 * The button that opens a panel of a menu, with or without script: a `<details>` with nothing in it but its
 * `<summary>`. The panel is outside, so that the sheet can also open it on hover, which is impossible inside of the
 * `<details>`.
 */
export function Opener({
	label,
	controls,
	group,
	className,
	buttonClassName,
	children,
}: OpenerProps) {
	return (
		<details className={['e-menu-opener', className].filter(Boolean).join(' ')} name={group}>
			<summary className={buttonClassName} aria-label={label} aria-controls={controls}>
				{children}
			</summary>
		</details>
	);
}
