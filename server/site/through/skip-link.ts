import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Edits } from './edits';
import { findInTags } from './find-in-tags';
import type { StartTag } from './scan-tags';
import { handleOf, type PageScript } from './script-fate';
import { SKIP_LINK } from './script-table';

const LABEL =
	/skipLink\.(?:innerHTML|innerText|textContent)\s*=\s*(['"])((?:\\.|(?!\1)[^\\\n])*)\1/;
/** The id that WordPress gives to a main part that has none. */
const TARGET = 'wp--skip-link--target';

/** Writes the skip link, which WordPress's script would have made. */
export interface SkipLink {
	onStart(tag: StartTag): void;
	/** Takes the label from the script that would have made the link; it is in the language of the site. */
	onScript(script: PageScript): void;
	finish(edits: Edits): void;
}

/**
 * Writes the link into the markup, so that visitors without script have it too. Without a `<main>` or the wrapper of a
 * block theme the page has no link, as in WordPress.
 *
 * @param source the page, as WordPress wrote it
 */
export function createSkipLink(source: string): SkipLink {
	const namesBlocks = findInTags(source, /\bwp-site-blocks\b/);
	let main: StartTag | null = null;
	let wrapper: StartTag | null = null;
	let label: string | null = null;
	return {
		onStart(tag) {
			if (tag.name === 'main') main ??= tag;
			else if (namesBlocks(tag) && tag.hasClass('wp-site-blocks')) wrapper ??= tag;
		},
		onScript({ id, text }) {
			if (!SKIP_LINK.test(handleOf(id))) return;
			label = LABEL.exec(text)?.[2]?.replace(/\\(.)/g, '$1') ?? null;
		},
		finish(edits) {
			if (!main || !wrapper || label === null) return;
			const id = main.attributes.get('id') || TARGET;
			if (id === TARGET) edits.setAttribute(main, 'id', id);
			const address = escapeMarkup(`#${id}`);
			const link = `<a class="skip-link screen-reader-text" id="wp-skip-link" href="${address}">${escapeMarkup(label)}</a>`;
			edits.insert(wrapper.start, link);
		},
	};
}
