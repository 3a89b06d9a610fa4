import { cloneElement, type ReactElement } from 'react';

interface FieldProps {
	id: string;
	label: string;
	/** The error of the control's value; undefined for none. */
	fault: string | undefined;
	children: ReactElement<Record<string, unknown>>;
}

/** A control with its label and, beside it, the error of its value. */
export function Field({ id, label, fault, children }: FieldProps) {
	const faultId = `${id}-fault`;
	return (
		<div className="e-rental__field">
			<label htmlFor={id}>{label}</label>
			{cloneElement(children, {
				id,
				'aria-invalid': fault !== undefined || undefined,
				'aria-describedby': fault === undefined ? undefined : faultId,
			})}
			{fault !== undefined && (
				<p className="e-rental__fault" id={faultId}>
					{fault}
				</p>
			)}
		</div>
	);
}
