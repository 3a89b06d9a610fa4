import type { InputHTMLAttributes } from 'react';
import { useTexts } from '../../ui/texts';
import { type CommentTexts, type FieldErrors, type FieldName, MAX_LENGTH } from './comment-fields';

interface CommentFieldProps {
	/** An id that is unique on the page; the field's ids start with it. */
	formId: string;
	name: FieldName;
	label: string;
	hint?: string;
	errors: FieldErrors;
	/** The first text of the field; null for nothing. */
	draft: CommentTexts | null;
	isRequired?: boolean;
	attributes?: InputHTMLAttributes<HTMLInputElement>;
}

/** One field with its label and, beside it, its error. The input keeps its value by itself. */
export function CommentField({
	formId,
	name,
	label,
	hint,
	errors,
	draft,
	isRequired = false,
	attributes,
}: CommentFieldProps) {
	const say = useTexts();
	const id = `${formId}-${name}`;
	const error = errors[name];
	const shared = {
		id,
		name,
		defaultValue: draft?.[name],
		required: isRequired,
		maxLength: MAX_LENGTH[name],
		'aria-invalid': error ? true : undefined,
		'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
	};
	return (
		<p className={`comment-form-${name}`}>
			<label htmlFor={id}>
				{label}
				{!isRequired && ` ${say('form.optional')}`}
			</label>
			{hint && (
				<small id={`${id}-hint`} className="comment-form-hint">
					{hint}
				</small>
			)}
			{name === 'comment' ? (
				<textarea {...shared} rows={6} />
			) : (
				<input {...attributes} {...shared} />
			)}
			{error && (
				<span id={`${id}-error`} className="comment-form-error">
					{error}
				</span>
			)}
		</p>
	);
}
