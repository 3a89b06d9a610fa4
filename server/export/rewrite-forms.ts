import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Edits } from '../site/through/edits';
import type { StartTag } from '../site/through/scan-tags';
import type { PageOptions } from './rewrite-page';

/** Rewrites the forms of one page, tag by tag. */
export interface FormRewriter {
	onStart(tag: StartTag): void;
	onEnd(name: string): void;
	/** Names of the forms that were closed. */
	closed: ReadonlySet<string>;
}

interface FormParts {
	/** Own address of the page. */
	asked: string;
	/** Returns the exported address of a page and remembers the page; null if the address stays unchanged. */
	follow: (address: string) => string | null;
	options: PageOptions;
}

type OpenForm =
	| { kind: 'reads'; tag: StartTag; action: string }
	| { kind: 'closed' }
	| { kind: 'left alone' };

const CONTROLS = new Set(['input', 'select', 'textarea', 'button']);

/**
 * Searches lead to the page of results and filters to written pages, without script as well. A form of this site is
 * sent to the host that takes it; without such a host the page shows, before a visitor fills in the form, that it
 * cannot be sent.
 */
export function createFormRewriter(
	edits: Edits,
	{ asked, follow, options }: FormParts,
): FormRewriter {
	const { siteUrl, searchPath, actionsUrl, say } = options;
	const note = (words: string) => `<p role="note"><strong>${escapeMarkup(words)}</strong></p>`;
	const closed = new Set<string>();
	let open: OpenForm | null = null;

	function begin(tag: StartTag): OpenForm {
		const action = new URL(tag.attributes.get('action') ?? '', siteUrl + asked);
		if (action.origin !== siteUrl) return { kind: 'left alone' };
		const reads = (tag.attributes.get('method') ?? 'get').toLowerCase() !== 'post';
		if (reads) return { kind: 'reads', tag, action: action.pathname };
		const classes = ` ${tag.attributes.get('class') ?? ''} `;
		const isSent = tag.attributes.get('data-transport') === 'graphql';
		if (actionsUrl !== null && (isSent || classes.includes(' comment-form '))) {
			const path = action.pathname + action.search + action.hash;
			edits.setAttribute(tag, 'action', actionsUrl + path);
			// Comments are an island: React must find the same markup that it made.
			if (isSent)
				edits.insert(tag.end, `<noscript>${note(say('export.formNeedsScript'))}</noscript>`);
			return { kind: 'left alone' };
		}
		// An export has no host, so addresses of host actions are removed.
		for (const name of ['action', 'data-logout']) edits.setAttribute(tag, name, null);
		edits.insert(tag.end, note(say('export.formClosed')));
		closed.add(nameOf(tag, action.pathname));
		return { kind: 'closed' };
	}

	function change(form: OpenForm, tag: StartTag): void {
		const { attributes, name } = tag;
		if (form.kind === 'closed') {
			const isHidden = attributes.get('type') === 'hidden';
			if (!isHidden && !attributes.has('disabled')) edits.setAttribute(tag, 'disabled', '');
		} else if (form.kind === 'reads' && attributes.get('name') === 's') {
			edits.setAttribute(form.tag, 'action', searchPath);
		} else if (form.kind === 'reads' && name === 'button') {
			const filter = attributes.get('name') ?? '';
			if (!filter.startsWith('e-filter-')) return;
			const query = new URLSearchParams({ [filter]: attributes.get('value') ?? '' });
			const href = follow(`${form.action}?${query}`);
			// The browser adds the query of the form by itself.
			if (href) edits.setAttribute(tag, 'formaction', href.replace(/\?.*$/, ''));
		}
	}

	return {
		closed,
		onStart(tag) {
			if (tag.name === 'form') open = begin(tag);
			else if (open && CONTROLS.has(tag.name)) change(open, tag);
		},
		onEnd(name) {
			if (name === 'form') open = null;
		},
	};
}

function nameOf({ attributes }: StartTag, path: string): string {
	return attributes.get('aria-label') ?? attributes.get('name') ?? attributes.get('class') ?? path;
}
