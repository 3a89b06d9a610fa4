import type { FlatElement } from '@outrigger/rules/builder/element-tree';

/** An element of a generated design; missing fields have the usual value. */
export type DesignElement = Partial<FlatElement>;

/** One form of a design by other authors, and the page that visitors must get from it. */
export interface StrangeDesign {
	/** A sentence that replaces `{name}` in the title of the test. */
	name: string;
	elements: readonly DesignElement[];
	/** The texts that the markup or the sheet must contain. */
	html?: readonly (string | RegExp)[];
	css?: readonly (string | RegExp)[];
	/** A text that neither markup nor sheet may contain. */
	never?: RegExp;
}

/** A widget with its settings, in the form of an export. */
export const widget = (widgetType: string, settings: object): DesignElement => ({
	widgetType,
	settings: settings as Record<string, unknown>,
});
/** A container with its settings, in the form of an export. */
export const container = (settings: object): DesignElement => ({
	elType: 'container',
	settings: settings as Record<string, unknown>,
});

/** A picture of another host. */
export const PICTURE = 'https://elsewhere.example/wp-content/uploads/2024/05/bay.jpg';

/** A medium in the forms that exports of three periods store. */
export const MEDIA: Readonly<Record<string, object>> = {
	'of 2018': { url: PICTURE, id: 611 },
	'of 2021': { id: 611, url: PICTURE, alt: '', source: 'library' },
	'since 3.23': { url: PICTURE, id: 611, size: '', alt: '', source: 'library' },
	'with an empty id': { id: '', url: PICTURE, size: '' },
};
