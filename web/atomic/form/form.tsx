import { fields } from '@outrigger/rules/atomic/envelope';
import { readAtomicForm } from '@outrigger/rules/atomic/forms/atomic-form';
import { words } from '@outrigger/rules/atomic/values/scalars';
import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import { formFields } from '@outrigger/rules/forms/form-field';
import { use } from 'react';
import type { InferOutput } from 'valibot';
import type { AtomicProps } from '../../elements/atomic/define-atomic';
import { useCurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { wordNow } from '../../elements/settings/word';
import { useTexts } from '../../ui/texts';
import { FormContext } from './form-context';

/** The settings of a form that visitors may read; a page never contains the targets of the form's submissions. */
export const formElementSettings = fields({
	'form-name': words(() => wordNow('form.form')),
	'form-state': words('default'),
});

/**
 * A form that works without script: the browser posts it to the form's own page, which shows the typed values and their
 * errors.
 */
export function AtomicForm({
	settings: { 'form-name': ownName },
	element,
	attributes: { className, ...attributes },
	children,
}: AtomicProps<InferOutput<typeof formElementSettings>>) {
	const { document, hasForms, item } = useRender();
	const say = useTexts();
	const name = ownName ?? say('form.form');
	const { returnedForm, path } = useCurrentPage();
	const node = useCurrentNode();
	const isInside = use(FormContext) !== null;
	const form = readAtomicForm(element);
	const list = formFields(form.settings.form_fields);
	const returned =
		returnedForm?.formId === element.id && returnedForm.documentId === document.databaseId
			? returnedForm
			: null;
	const state = returned ? (returned.answer.isTaken ? 'success' : 'error') : 'default';
	const anchor = attributes.id ?? `form-${document.databaseId}-${element.id}`;
	// HTML does not allow a form inside of a form: browsers omit the inner form.
	if (isInside) return children;
	return (
		<FormContext
			value={{
				form,
				fields: new Map(list.map((field) => [field.id, field])),
				returned,
				suffix: item ? `-${item.databaseId}` : '',
			}}
		>
			<form
				{...attributes}
				className={`${className} form-state-${state}`}
				method="post"
				action={`${path}#${anchor}`}
				encType={list.some(({ type }) => type === 'upload') ? 'multipart/form-data' : undefined}
				id={anchor}
				name={name}
				aria-label={name}
				data-form-name={name}
				data-transport={hasForms ? 'graphql' : 'ajax'}
			>
				<input type="hidden" name="action" value={FORM_ACTION} />
				<input type="hidden" name="post_id" value={document.databaseId} />
				<input type="hidden" name="form_id" value={element.id} />
				{node && <input type="hidden" name="queried_id" value={node.databaseId} />}
				{children}
			</form>
		</FormContext>
	);
}
