import type { AtomicForm } from '@outrigger/rules/atomic/forms/atomic-form';
import { readField } from '@outrigger/rules/atomic/forms/field-settings';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import type { ReturnedForm } from '@outrigger/rules/forms/form-answer';
import { type FormField, fieldName } from '@outrigger/rules/forms/form-field';
import { createContext, use } from 'react';

/** The form around the elements that are being rendered. */
export interface FormAround {
	form: AtomicForm;
	/** The fields, by the names under which they are sent. */
	fields: ReadonlyMap<string, FormField>;
	/**
	 * The result of a form that a visitor sent without script; null if no visitor sent it that
	 * way.
	 */
	returned: ReturnedForm | null;
	/** The suffix of the ids in an item of a loop, for example `-12`; empty elsewhere. */
	suffix: string;
}

/** Null outside of forms. */
export const FormContext = createContext<FormAround | null>(null);

/** The values that the rendering of a field needs. */
export interface FieldPlace {
	/** Undefined outside of forms, because no form sends the field there. */
	field: FormField | undefined;
	name: string | undefined;
	/** The id of the field's control. */
	id: string;
	/** The text that the visitor typed before, if the server shows the sent form again; else undefined. */
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

/** Returns the id of the control that a label belongs to; undefined for a label that belongs to no control. */
export function useLabelled(label: ElementNode): string | undefined {
	const around = use(FormContext);
	const control = around?.form.labelled.get(label.id);
	return control && controlId(control, around?.suffix);
}

/** Returns the id that an editor gave a control, or else an id made from the id of its element. */
function controlId(element: ElementNode, suffix = ''): string {
	const own = readField(element)._cssid?.trim() ?? '';
	return `${/^\S+$/.test(own) ? own : `form-field-${element.id}`}${suffix}`;
}
