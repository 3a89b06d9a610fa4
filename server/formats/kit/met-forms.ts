import { documentId } from '@outrigger/rules/add-ons/read-values';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { PostSource } from '../content-folder/content-files';
import { TEMPLATE_TYPE } from '../model/builder-records';

/**
 * Forms of MetForm in a template kit: each is a document of its own, a page or a section by its
 * manifest, and pages name it by the number that it had on the site of the kit, which the kit
 * does not contain. A kit with one form means that one; if as many numbers are named as there are
 * forms, they were made in the order of the manifest. Else the form is unknown, and the pages go
 * without.
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
