import { documentId } from '@outrigger/rules/add-ons/read-values';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { PostSource } from '../content-folder/content-files';
import { TEMPLATE_TYPE } from '../model/builder-records';

/**
 * Assigns the forms of MetForm in a template kit to the pages that name them. Each form is a separate document, a page
 * or a section by the manifest. Pages refer to it by its id on the kit's original site, and the kit does not contain
 * these ids. In a kit with one form every page means that form. If there are as many ids as forms, the function assumes
 * the manifest's order. Otherwise the pages have no form.
 */
export function placeMetForms(posts: readonly PostSource[]): void {
	const documents = posts.map((post) => ({ post, widgets: widgetsOf(post) }));
	const forms = documents.filter(({ widgets }) => widgets.some(isSubmit));
	const named = documents.flatMap(({ widgets }) => widgets.filter(isMetForm));
	const numbers = [...new Set(named.map(numberOf))].filter((id) => id > 0).sort((a, b) => a - b);
	for (const { post } of forms) {
		post.type = TEMPLATE_TYPE;
		if (isPlainObject(post.fields))
			Object.assign(post.fields, { type: 'section', template: undefined });
	}
	if (forms.length !== 1 && forms.length !== numbers.length) return;
	const [only] = numbers;
	for (const [index, { post }] of forms.entries())
		if (isPlainObject(post.fields) && numbers[index]) post.fields.databaseId = numbers[index];
	if (forms.length > 1) return;
	for (const { settings } of named)
		if (isPlainObject(settings)) settings.mf_form_id = String(only ?? 0);
}

type Widget = Record<string, unknown>;

const isSubmit = ({ widgetType }: Widget) => widgetType === 'mf-button';
const isMetForm = ({ widgetType }: Widget) => widgetType === 'metform';
const numberOf = ({ settings }: Widget) =>
	isPlainObject(settings) ? documentId(settings.mf_form_id) : 0;

function widgetsOf({ fields }: PostSource): Widget[] {
	const open: unknown[] =
		isPlainObject(fields) && Array.isArray(fields.content) ? [...fields.content] : [];
	const widgets: Widget[] = [];
	for (let element = open.pop(); element !== undefined; element = open.pop()) {
		if (!isPlainObject(element)) continue;
		if (element.elType === 'widget') widgets.push(element);
		if (Array.isArray(element.elements)) open.push(...element.elements);
	}
	return widgets;
}
