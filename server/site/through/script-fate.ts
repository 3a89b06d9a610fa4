import { outsideScriptsIn } from '@outrigger/rules/wordpress/outside-scripts';
import {
	DROPPED,
	KEPT,
	knownInline,
	knownScript,
	LIBRARIES,
	type Library,
	REPLACED,
} from './script-table';

/** One `<script>` of a page. */
export interface PageScript {
	/** The address in the page; empty for an inline script. */
	src: string;
	/**
	 * The id. WordPress writes `{handle}-js` for a file, and `{handle}-js-extra` and similar ids for the file's inline
	 * scripts.
	 */
	id: string;
	type: string;
	/** Text of an inline script. */
	text: string;
	/** True for a script in a widget with code of the site's owner. */
	isOwners?: boolean;
}

/** What happens to a script, and the reason for it. */
export interface ScriptFate {
	/**
	 * `data`: nothing runs. `replaced`: our handlers do its work. `dropped`: it is removed, and no visitor misses it.
	 * `kept`: it runs. `unknown`: the rewriter takes it out, and the report names it.
	 */
	fate: 'data' | 'replaced' | 'dropped' | 'kept' | 'unknown';
	reason: string;
	/** The library to which it belongs: it is kept if a kept script calls that library. */
	library?: Library['name'];
	/** True if it is kept and its requests bring no markup. */
	isClosed?: boolean;
	/** True if `KEEP_SCRIPTS` matches it, or the script to which it belongs: it can wait for the page's load. */
	isNamed?: boolean;
}

/** Types that browsers run; every other type is data (https://html.spec.whatwg.org/#prepare-the-script-element). */
const RUN =
	/^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript))$/;
/** Types under which plugins hide scripts until a script of the plugin runs them. */
const DELAYED =
	/^(?:rocketlazyloadscript|litespeed\/javascript|text\/(?:rocket|delayed)script|[\da-f]{16,40}-(?:text\/javascript|module))$/;
/** Parts of a script that fetches another script, which may be anybody's. */
const BRINGS_SCRIPT = /createElement\(\s*["'`]script["'`]|\bgetScript\(|\bimport\s*\(/;
/** Inline scripts that the builder and its themes print without an id. */
const BUILDER_INLINE = /\blazyloadRunObserver\b|\belementorFrontendConfig\s*=/;

/**
 * Decides what happens to a script of a page.
 * @param keep `KEEP_SCRIPTS`: patterns that a script's address, id or text has to match
 * @param html of the page
 */
export function scriptFate(script: PageScript, keep: readonly RegExp[], html: string): ScriptFate {
	const type = script.type.trim().toLowerCase();
	const runs = type === '' || RUN.test(type) || DELAYED.test(type) || type === 'importmap';
	if (!runs) return { fate: 'data', reason: 'Browsers do not run it.' };
	const { src, id, text } = script;
	if (keep.some((pattern) => [src, id, text].some((part) => pattern.test(part)))) {
		return { fate: 'kept', reason: 'KEEP_SCRIPTS names it.', isNamed: true };
	}
	const named = { path: src.replace(/[?#].*$/s, ''), handle: handleOf(id) };
	const kept = knownScript(KEPT, named, html);
	if (kept) return { fate: 'kept', reason: kept.reason, isClosed: kept.isClosed ?? false };
	// An import map runs nothing, and kept modules need it to find each other.
	if (type === 'importmap') return { fate: 'kept', reason: 'Modules of WordPress need it.' };
	// A file of the builder may be a library: its Swiper.
	const library = knownScript(LIBRARIES, named, html);
	if (library) {
		const { name, reason, isReplaced } = library;
		return { fate: isReplaced ? 'replaced' : 'dropped', reason, library: name };
	}
	const replaced = knownScript(REPLACED, named, html);
	if (replaced) return { fate: 'replaced', reason: replaced.reason };
	if (src === '' && BUILDER_INLINE.test(text)) {
		return { fate: 'replaced', reason: 'The builder printed it for its own script.' };
	}
	const dropped = knownScript(DROPPED, named, html);
	if (dropped) return { fate: 'dropped', reason: dropped.reason };
	const inline = src === '' ? knownInline(text, html) : undefined;
	if (inline) return { fate: inline.fate, reason: inline.reason };
	if (script.isOwners && isOwnWork(script)) {
		return { fate: 'kept', reason: 'The owner of the site wrote it into a widget.' };
	}
	return {
		fate: 'unknown',
		reason: 'Nobody said what it is for. KEEP_SCRIPTS keeps it.',
	};
}

/** Returns true for an inline script that brings no script of another service. */
function isOwnWork({ src, id, text }: PageScript): boolean {
	return (
		src === '' && id === '' && outsideScriptsIn(text).length === 0 && !BRINGS_SCRIPT.test(text)
	);
}

/** `wp-emoji-js-extra` → `wp-emoji`. */
export function handleOf(id: string): string {
	return id.replace(/-js(?:-(?:extra|before|after|translations|module))?$/, '');
}

/**
 * Reads `KEEP_SCRIPTS`: patterns with commas between them, in which `*` stands for any text. A pattern may match
 * anywhere in an address, an id or an inline text, whatever the case. Reads `KEEP_CLASSES` as well.
 *
 * @param matches `whole` for a pattern that has to match from beginning to end
 */
export function keepPatterns(text: string, matches: 'whole' | 'part' = 'part'): readonly RegExp[] {
	const bounds = matches === 'whole' ? ['^', '$'] : ['', ''];
	return text
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map((part) => new RegExp(bounds.join(part.split('*').map(escaped).join('[^]*?')), 'i'));
}

const escaped = (part: string) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
