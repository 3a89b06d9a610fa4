import type { Edits } from './edits';
import type { StartTag } from './scan-tags';

const SCRIPT = 'javascript:';
/** Scripts of links that only say that they lead nowhere. */
const NOWHERE = new Set(['', 'void(0)', 'void0', '//']);

/**
 * Takes inline event handlers out: they are scripts, which the policy of the page forbids. It forbids links that run a
 * script as well; both are counted, so that the report says why a button does nothing.
 */
export function dropEvents(edits: Edits, tag: StartTag, events: Record<string, number>): void {
	for (const name of tag.attributes.keys()) {
		if (!name.startsWith('on') || !/^on[a-z]+$/.test(name)) continue;
		edits.setAttribute(tag, name, null);
		// The sheet that it would have switched on is switched on by the host.
		if (tag.name !== 'link') events[name] = (events[name] ?? 0) + 1;
	}
	if (tag.name !== 'a') return;
	const address = (tag.attributes.get('href') ?? '').trim().toLowerCase();
	if (!address.startsWith(SCRIPT)) return;
	const script = address.slice(SCRIPT.length).replace(/[\s;]/g, '');
	if (!NOWHERE.has(script)) events[SCRIPT] = (events[SCRIPT] ?? 0) + 1;
}
