import { fields } from '@outrigger/rules/atomic/envelope';
import type { AtomicProps } from '../../elements/atomic/define-atomic';

/** No settings: a message has only classes. */
export const messageSettings = fields({});

/** The message that is shown after the site accepted the form. */
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

/** The message that is shown after the site did not accept the form. */
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
