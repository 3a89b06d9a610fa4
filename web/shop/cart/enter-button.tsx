import type { ReactNode, Ref } from 'react';

interface EnterButtonProps {
	name: string;
	value: string;
	/** What it says in a page without styles. */
	children: ReactNode;
	ref?: Ref<HTMLButtonElement>;
}

/**
 * The first button of a form is what the Enter key presses: one that nobody sees and that does what is meant, where
 * another button stands in front of the form's own.
 */
export function EnterButton(button: EnterButtonProps) {
	return (
		<button type="submit" className="elementor-screen-only" tabIndex={-1} aria-hidden {...button} />
	);
}
