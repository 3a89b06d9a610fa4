import { ownValue } from '@outrigger/rules/values/own-value';
import { templateTypeName } from '../../schema/names';
import type { GraphQLContext } from '../context';

/** The model that resolves a `ContentTemplate`. */
export interface TemplateModel {
	/** Shown name, `Elementor Canvas`; `Default` for the default template. */
	templateName: string;
	isDefault: boolean;
}

/**
 * The template of a piece of content.
 *
 * @param file template file name, empty for the default one; a file that the site does not list means the default
 */
export function templateOf(file: string, { store }: GraphQLContext): TemplateModel {
	const templateName = ownValue(store.settings.templates, file);
	return file === '' || templateName === undefined
		? { templateName: 'Default', isDefault: true }
		: { templateName, isDefault: false };
}

/** WPGraphQL's type for a template: `Template_ElementorCanvas`. */
export function templateTypeOf(template: TemplateModel): string {
	return template.isDefault ? 'DefaultTemplate' : templateTypeName(template.templateName);
}
