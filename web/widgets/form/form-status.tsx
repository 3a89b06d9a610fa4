import type { ReturnedForm } from '@outrigger/rules/forms/form-answer';
import type { FormField } from '@outrigger/rules/forms/form-field';
import { plainText } from '@outrigger/rules/text/plain-text';

/**
 * The outcome of a form that the visitor sent without script, with links to the fields that have
 * an error.
 */
export function FormStatus({
	returned,
	fields,
	base,
}: {
	returned: ReturnedForm | null;
	fields: readonly FormField[];
	/** The suffix of the ids of this form's controls. */
	base: string;
}) {
	if (!returned) return null;
	const { isTaken, message, errors } = returned.answer;
	const wrong = fields.filter(({ id }) => errors[id]);
	return (
		<div
			className={`elementor-message elementor-message-${isTaken ? 'success' : 'danger'}`}
			role={isTaken ? 'status' : 'alert'}
		>
			<p>{message}</p>
			{wrong.length > 0 && (
				<ul>
					{wrong.map(({ id, label, placeholder }) => (
						<li key={id}>
							<a href={`#form-field-${id}${base}`}>{plainText(label) || placeholder || id}</a>
							{`: ${errors[id]}`}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
