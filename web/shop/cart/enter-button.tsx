import type { ReactNode, Ref } from 'react';

interface EnterButtonProps {
	name: string;
	value: string;
	/** The text of the button in a page without styles. */
	children: ReactNode;
	ref?: Ref<HTMLButtonElement>;
}

/**
 * The Enter key presses the first button of a form. This invisible button does the intended action if another button
 * comes before the form's own button.
 */
export function EnterButton(button: EnterButtonProps) {
	return (
		<button type="submit" className="elementor-screen-only" tabIndex={-1} aria-hidden {...button} />
	);
}
