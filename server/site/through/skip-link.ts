import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Edits } from './edits';
import type { StartTag } from './scan-tags';
import type { PageScript } from './script-fate';

/** The script with which WordPress puts a link to the main part before the page of a block theme. */
const HANDLE = /^wp-block-template-skip-link-js(?:-after)?$/;
const LABEL =
	/skipLink\.(?:innerHTML|innerText|textContent)\s*=\s*(['"])((?:\\.|(?!\1)[^\\\n])*)\1/;
/** The id that WordPress gives a main part without one. */
const TARGET = 'wp--skip-link--target';

/** The classes of that link, which the sheets of such a theme name. */
export const SKIP_LINK_CLASS = 'skip-link screen-reader-text';

/** Returns true for the script that the host replaces by the link itself. */
export function isSkipLinkScript({ src, id }: Pick<PageScript, 'src' | 'id'>): boolean {
	return src === '' && HANDLE.test(id);
}

/** Writes the link that such a script would have made. */
export interface SkipLink {
	onStart(tag: StartTag): void;
	/** @param text of the script, which holds the label in the language of the site */
	onScript(text: string): void;
	finish(edits: Edits): void;
}

/**
 * The link stands in the markup, so that visitors without script have it too. Without a `<main>` or the wrapper of a
 * block theme there is none, as in WordPress.
 */
export function createSkipLink(): SkipLink {
	let main: StartTag | null = null;
	let wrapper: StartTag | null = null;
	let label: string | null = null;
	return {
		onStart(tag) {
			if (tag.name === 'main') main ??= tag;
			else if (/(?:^|\s)wp-site-blocks(?:\s|$)/.test(tag.attributes.get('class') ?? '')) {
				wrapper ??= tag;
			}
		},
		onScript(text) {
			label = LABEL.exec(text)?.[2]?.replace(/\\(.)/g, '$1') ?? null;
		},
		finish(edits) {
			if (!main || !wrapper || label === null) return;
			const id = main.attributes.get('id') || TARGET;
			if (id === TARGET) edits.setAttribute(main, 'id', id);
			const address = escapeMarkup(`#${id}`);
			const link = `<a class="${SKIP_LINK_CLASS}" id="wp-skip-link" href="${address}">${escapeMarkup(label)}</a>`;
			edits.insert(wrapper.start, link);
		},
	};
}
