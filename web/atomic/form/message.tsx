import { fields } from '@outrigger/rules/atomic/envelope';
import type { AtomicProps } from '../../elements/atomic/define-atomic';

/** A message has classes alone. */
export const messageSettings = fields({});

/** Shown once the form was taken. */
export function SuccessMessage({
	attributes: { className, ...attributes },
	children,
}: AtomicProps<object>) {
	return (
		<div
			{...attributes}
			className={`${className} message-success`}
			tabIndex={-1}
			aria-live="polite"
		>
			{children}
		</div>
	);
}

/** Shown where the form was not taken. */
export function ErrorMessage({
	attributes: { className, ...attributes },
	children,
}: AtomicProps<object>) {
	return (
		<div {...attributes} className={`${className} message-error`} tabIndex={-1} role="alert">
			{children}
		</div>
	);
}
