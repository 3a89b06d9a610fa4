import type { PostRecord } from '@outrigger/formats/model/records';
import { readAtomicForm } from '@outrigger/rules/atomic/forms/atomic-form';
import {
	type ElementNode,
	type ElementSettings,
	storedElementTree,
} from '@outrigger/rules/builder/element-tree';
import { type FormField, formFields } from '@outrigger/rules/forms/form-field';
import {
	type FormActions,
	formActions,
	formMessages,
	formName,
	type SaidMessages,
} from '@outrigger/rules/forms/form-settings';
import { englishSay } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';
import { isLocked, maySee } from '../auth/visibility';
import type { Store } from '../store/store';

/** A form as its editor made it. */
export interface Form {
	name: string;
	fields: readonly FormField[];
	messages: SaidMessages;
	actions: FormActions;
	/** All other settings, including secrets. They stay on the server. */
	settings: Readonly<Record<string, unknown>>;
}

/**
 * The form that a visitor's request names, as it is stored.
 *
 * @returns null if there is no such form that an anonymous visitor can see
 */
export function findForm(
	store: Store,
	documentId: number,
	formId: string,
	say: Say = englishSay,
): Form | null {
	const post = store.post(documentId);
	if (!post || !maySee(store, post, null) || isLocked(post, null)) return null;
	const settings = formSettings(store, post, formId);
	return (
		settings && {
			name: formName(settings),
			fields: formFields(settings.form_fields),
			messages: formMessages(settings, say),
			actions: formActions(settings),
			settings,
		}
	);
}

/** The settings of a form under the names of version 3; null if an element is no form. */
function formSettings(
	store: Store,
	{ elementor }: PostRecord,
	formId: string,
): ElementSettings | null {
	const elements = store.addOns.show(elementor?.elements ?? []);
	const element = elements.find(({ id }) => id === formId);
	if (element?.elType === 'e-form') {
		const form = findNode(storedElementTree(elements), formId);
		return form && readAtomicForm(form).settings;
	}
	return element?.widgetType === 'form' ? element.settings : null;
}

function findNode(nodes: readonly ElementNode[], id: string): ElementNode | null {
	for (const node of nodes) {
		const found = node.id === id ? node : findNode(node.children, id);
		if (found) return found;
	}
	return null;
}

/** True if the form that a request begins to send takes files. */
export function takesFiles(store: Store, form: FormData): boolean {
	const known = findForm(store, documentIdOf(form), String(form.get('form_id')));
	return known?.fields.some(({ type }) => type === 'upload') ?? false;
}

/** Database id of the document that a sent form names, `post_id`; 0 for none. */
export function documentIdOf(form: FormData): number {
	return Number(/^\d{1,9}$/.exec(String(form.get('post_id')))?.[0] ?? 0);
}
