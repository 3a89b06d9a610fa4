import { withKnownForms } from '@outrigger/rules/add-ons/known-forms';
import { asKnownWidget } from '@outrigger/rules/add-ons/known-widget';
import { type FormField, formFields } from '@outrigger/rules/forms/form-field';
import {
	type FormActions,
	type FormMessages,
	formActions,
	formMessages,
	formName,
} from '@outrigger/rules/forms/form-settings';
import { isLocked, maySee } from '../auth/visibility';
import type { Store } from '../store/store';

/** A form as its editor made it. */
export interface Form {
	name: string;
	fields: readonly FormField[];
	messages: FormMessages;
	actions: FormActions;
	/** Everything else, secrets included: it stays on the server. */
	settings: Readonly<Record<string, unknown>>;
}

/**
 * The form that somebody says to have filled in, as it is stored.
 *
 * @returns null where there is none, or none that an anonymous visitor can see
 */
export function findForm(store: Store, documentId: number, formId: string): Form | null {
	const post = store.post(documentId);
	if (!post || !maySee(store, post, null) || isLocked(post, null)) return null;
	const element = withKnownForms(post.elementor?.elements ?? []).find(({ id }) => id === formId);
	if (!element) return null;
	const { widgetType, settings } = asKnownWidget(element);
	if (widgetType !== 'form') return null;
	return {
		name: formName(settings),
		fields: formFields(settings.form_fields),
		messages: formMessages(settings),
		actions: formActions(settings),
		settings,
	};
}
