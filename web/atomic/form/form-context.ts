import type { AtomicForm } from '@outrigger/rules/atomic/forms/atomic-form';
import { readField } from '@outrigger/rules/atomic/forms/field-settings';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import type { ReturnedForm } from '@outrigger/rules/forms/form-answer';
import { type FormField, fieldName } from '@outrigger/rules/forms/form-field';
import { createContext, use } from 'react';

/** A form around the elements that are rendered. */
export interface FormAround {
	form: AtomicForm;
	/** The fields by the names under which they are sent. */
	fields: ReadonlyMap<string, FormField>;
	/**
	 * The result of a form that a visitor sent without script; null if no visitor sent it that
	 * way.
	 */
	returned: ReturnedForm | null;
	/** Behind ids in an item of a loop, `-12`; empty elsewhere. */
	suffix: string;
}

/** Null outside of forms. */
export const FormContext = createContext<FormAround | null>(null);

/** The values with which a field is rendered. */
export interface FieldPlace {
	/** Undefined outside of forms, where nothing sends it. */
	field: FormField | undefined;
	name: string | undefined;
	/** Id of its control. */
	id: string;
	/** The text that the visitor typed before, if the form came back; undefined if it did not. */
	typed: string | undefined;
	/** The error of the field. */
	error: string | undefined;
	hasLabel: boolean;
	/** The value that a checkbox or a radio button sends; undefined for other controls. */
	choice: string | undefined;
}

/** Returns the place of a field. */
export function useField(element: ElementNode): FieldPlace {
	const around = use(FormContext);
	const id = controlId(element, around?.suffix);
	const field = around?.fields.get(around.form.fieldIds.get(element.id) ?? '');
	if (!around || !field) {
		return {
			field: undefined,
			name: undefined,
			id,
			typed: undefined,
			error: undefined,
			hasLabel: false,
			choice: undefined,
		};
	}
	const { returned, form } = around;
	const isBack = returned !== null && !returned.answer.isTaken;
	return {
		field,
		name: fieldName(field),
		id,
		typed: isBack ? (returned.values[field.id] ?? '') : undefined,
		error: isBack ? returned.answer.errors[field.id] : undefined,
		choice: form.choices.get(element.id),
		hasLabel: [...form.labelled.values()].includes(element),
	};
}

/** The id of the control that a label belongs to; undefined for a label without one. */
export function useLabelled(label: ElementNode): string | undefined {
	const around = use(FormContext);
	const control = around?.form.labelled.get(label.id);
	return control && controlId(control, around?.suffix);
}

/** The id that an editor gave a control, or one made of its element's. */
function controlId(element: ElementNode, suffix = ''): string {
	const own = readField(element)._cssid?.trim() ?? '';
	return `${/^\S+$/.test(own) ? own : `form-field-${element.id}`}${suffix}`;
}
