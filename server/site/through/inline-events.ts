import { type UrlAction, writeUrlAction } from '@outrigger/rules/builder/url-action';
import type { Edits } from './edits';
import type { StartTag } from './scan-tags';

const SCRIPT = 'javascript:';
/** The address of a link that leads nowhere: our runtime keeps the browser from following it. */
const NOWHERE = '#elementor-action';

/**
 * Scripts for which our runtime has an action, and scripts without effect (null). They are compared without `window.`
 * and spaces.
 */
const KNOWN: Readonly<Record<string, UrlAction['name'] | null>> = {
	'': null,
	'//': null,
	void0: null,
	'void(0)': null,
	'history.back()': 'history:back',
	'history.go(-1)': 'history:back',
	'print()': 'page:print',
	'location.reload()': 'reload-page',
};

/**
 * Removes inline event handlers and links that run a script: the policy of the page forbids them. Handlers that go
 * back, print or reload the page become an action of our runtime. `javascript:void(0)` and similar links become a link
 * that leads nowhere. The function counts all other handlers, so that the report can explain why a button does nothing.
 */
export function dropEvents(edits: Edits, tag: StartTag, events: Record<string, number>): void {
	const href = tag.attributes.get('href')?.trim();
	const isLink = tag.name === 'a' || tag.name === 'area';
	const linked = isLink && href?.toLowerCase().startsWith(SCRIPT);
	for (const name of tag.attributes.keys()) {
		if (!name.startsWith('on') || !/^on[a-z]+$/.test(name)) continue;
		edits.setAttribute(tag, name, null);
		const value = tag.attributes.get(name) ?? '';
		const script = name === 'onclick' && (linked || staysHere(href, value)) ? value : null;
		if (script !== null && act(edits, tag, script)) continue;
		// The handler of a `<link>` is not counted: it would switch a sheet on, and the host does that itself.
		if (tag.name !== 'link') events[name] = (events[name] ?? 0) + 1;
	}
	if (!href || !linked) return;
	edits.setAttribute(tag, 'href', NOWHERE);
	if (!act(edits, tag, href.slice(SCRIPT.length))) events[SCRIPT] = (events[SCRIPT] ?? 0) + 1;
}

/**
 * Returns true if a click on the element would not leave the page, because its script prevents that or its address
 * leads nowhere.
 */
function staysHere(href: string | undefined, script: string): boolean {
	return href === undefined || href === '#' || /\breturn\s+false\b/.test(script);
}

/** Gives the element the action of a script. @returns false for an unknown script */
function act(edits: Edits, tag: StartTag, script: string): boolean {
	const bare = script
		.replace(/\breturn\s+false\b|\bwindow\.|[\s;]/g, '')
		.replace(/^void\((.+\))\)$/, '$1');
	const name = Object.hasOwn(KNOWN, bare) ? KNOWN[bare] : undefined;
	if (name === undefined) return false;
	if (name === null) return true;
	const action = writeUrlAction({ name, settings: {} } as UrlAction);
	edits.setAttribute(tag, 'data-elementor-action', action);
	return true;
}
