import { hashSource } from '@outrigger/http/hash-source';
import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { LATE_MODULE, LATE_TYPE } from '@outrigger/rules/wordpress/late-scripts';
import { outsideScriptsIn } from '@outrigger/rules/wordpress/outside-scripts';
import type { Edits } from './edits';
import type { StartTag } from './scan-tags';
import { handleOf, type PageScript, type ScriptFate, scriptFate } from './script-fate';
import { LIBRARIES, type Library } from './script-table';

/** A script of a page and what happened to it. */
export interface SeenScript extends ScriptFate {
	/** The address of a file, or the id or first words of an inline script, after the name of a known service. */
	name: string;
	isInline: boolean;
	/** Length of an inline script in characters; 0 for a file. */
	length: number;
}

/** The scripts that the policy of a page lets run beside our own files. */
export interface AllowedScripts {
	/** Addresses of kept files, on this host as paths. */
	files: readonly string[];
	/** `sha256-…` of kept inline scripts. */
	hashes: readonly string[];
}

interface Found {
	script: PageScript;
	tag: StartTag;
	/** The position after the end tag. */
	end: number;
	fate: ScriptFate;
}

/** What happened to the scripts of a page. */
interface FinishedScripts {
	seen: SeenScript[];
	allowed: AllowedScripts;
	/** True if no kept script sets a class that the page's sheets need. */
	areTame: boolean;
	/** The scripts that wait for the page's load: `all` if no script that depends on the order runs before. */
	late: 'none' | 'some' | 'all';
}

/** The scripts of one page, while it is read. */
export interface PageScripts {
	/**
	 * @param end the place behind `</script>`
	 * @returns the script as the page contains it
	 */
	add(tag: StartTag, text: string, end: number): PageScript;
	/** Removes, keeps and changes the scripts, after all of them are known. */
	finish(edits: Edits): FinishedScripts;
	/** Kept scripts: files by their address in the page, inline scripts by their text. */
	kept(): { files: string[]; texts: string[] };
}

/** Attributes under which plugins hide the address of a script until they run it. */
const HIDDEN_SRC = ['src', 'data-rocket-src', 'data-litespeed-src', 'data-src'];
const NAME_LENGTH = 60;

/**
 * @param html of the page
 * @param keep `KEEP_SCRIPTS`
 * @param libraries libraries that kept scripts call
 * @param localize replaces the WordPress host in a text by this site
 */
export function createPageScripts(
	html: string,
	keep: readonly RegExp[],
	libraries: ReadonlySet<Library['name']>,
	localize: (text: string) => string,
): PageScripts {
	const found: Found[] = [];

	/**
	 * Also keeps the scripts that belong to a kept file (`{handle}-js-extra`) and to a library
	 * that a kept script calls.
	 */
	function settle(): void {
		const owners = new Map(
			found
				.filter(({ script, fate }) => fate.fate === 'kept' && script.src !== '' && script.id !== '')
				.map(({ script, fate }) => [handleOf(script.id), fate]),
		);
		const hasModule = found.some(
			({ script, fate }) => fate.fate === 'kept' && script.type === 'module',
		);
		for (const one of found) {
			const { fate, script } = one;
			if (script.type === 'importmap' && !hasModule) {
				one.fate = { fate: 'dropped', reason: 'No module that is kept needs it.' };
			} else if (fate.library && libraries.has(fate.library)) {
				one.fate = { ...fate, fate: 'kept', reason: 'A script that is kept calls it.' };
			} else if (fate.fate === 'unknown' && script.src === '') {
				const owner = owners.get(handleOf(script.id));
				if (!owner) continue;
				const { isNamed = false } = owner;
				one.fate = { fate: 'kept', reason: 'It belongs to a script that is kept.', isNamed };
			}
		}
	}

	return {
		add(tag, text, end) {
			const { attributes } = tag;
			const address = HIDDEN_SRC.map((name) => attributes.get(name)).find(Boolean) ?? '';
			const [id = '', type = ''] = [attributes.get('id'), attributes.get('type')];
			const inside = textInAddress(address);
			const src = inside === null ? address : '';
			const script = { src, id, type, text: inside ?? (src === '' ? text : '') };
			found.push({ script, tag, end, fate: scriptFate(script, keep, html) });
			return script;
		},
		kept() {
			settle();
			const kept = found.filter(({ fate }) => fate.fate === 'kept').map(({ script }) => script);
			return {
				files: kept.map(({ src }) => src).filter((src) => src !== ''),
				texts: kept.map(({ text }) => text),
			};
		},
		finish(edits) {
			settle();
			const files: string[] = [];
			const hashes: string[] = [];
			const late = lateScripts(found, libraries);
			const firstLibrary = found.findIndex(({ fate }) => fate.fate === 'kept' && fate.library);
			for (const [at, one] of found.entries()) {
				const { script, tag, end, fate } = one;
				const isLate = late.has(one);
				const waits = !isLate || at < firstLibrary;
				const follows = !isLate && followsFile(found, at);
				if (fate.fate === 'data') continue;
				if (fate.fate !== 'kept') edits.replace(tag.start, end, '');
				else if (script.src !== '') files.push(keepFile(edits, tag, { script, isLate, localize }));
				else {
					const { text } = script;
					hashes.push(keepInline(edits, { tag, end, text, isLate, waits, follows, localize }));
				}
				const isMap = fate.fate === 'kept' && script.type === 'importmap';
				if (isMap) files.push(...mappedFiles(script.text, localize));
			}
			// A policy with hashes ignores the keyword that allows speculation rules.
			const rules = hashes.length > 0 ? found.filter(({ script }) => isSpeculation(script)) : [];
			for (const { script, tag, end } of rules) {
				const { text } = script;
				const when = { isLate: false, waits: false, follows: false };
				hashes.push(keepInline(edits, { tag, end, text, ...when, localize }));
			}
			const areTame = found.every(({ fate }) => fate.fate !== 'kept' || fate.isTame);
			const hasEarly = found.some((one) => isOrdered(one) && !late.has(one));
			return {
				...{ seen: found.map(seenScript), allowed: { files, hashes }, areTame },
				late: late.size === 0 ? 'none' : hasEarly ? 'some' : 'all',
			};
		},
	};
}

/**
 * The text of a script in a data address, the form in which plugins write inline scripts that they delay:
 * `data:text/javascript;base64,…`. Null for every other address.
 */
function textInAddress(address: string): string | null {
	const [, base64, text = ''] =
		/^data:[\w/-]*(?:;charset=[\w-]+)?(;base64)?,(.*)$/is.exec(address) ?? [];
	if (!/^data:/i.test(address)) return null;
	return base64 ? Buffer.from(text, 'base64').toString() : (percentDecoded(text) ?? text);
}

/** Libraries that some of these texts call. */
export function calledLibraries(texts: readonly string[]): ReadonlySet<Library['name']> {
	const called = LIBRARIES.filter((library) => texts.some((text) => library.called.test(text)));
	return new Set(called.map(({ name }) => name));
}

const isModule = ({ type }: PageScript) => /(?:^|-)module$/.test(type);

/**
 * True for a kept script that must run after the kept scripts before it and before those after it. Modules import each
 * other in any order, and a known inline script that calls no library does not depend on other scripts.
 */
function isOrdered({ script, tag, fate }: Found): boolean {
	if (fate.fate !== 'kept' || script.type === 'importmap') return false;
	if (isModule(script)) return fate.isNamed === true && script.src !== '';
	if (script.src !== '') return !tag.attributes.has('async');
	return fate.isNamed === true || calledLibraries([script.text]).size > 0;
}

/**
 * The scripts that wait for the page's load: those that `KEEP_SCRIPTS` names, and the libraries of a page that keeps no
 * others. A script of the theme runs earlier, since menus need it, and finds the results of all scripts before it. The
 * builder's functions start once on a page, and a theme's script may wait for them.
 */
function lateScripts(
	found: readonly Found[],
	libraries: ReadonlySet<Library['name']>,
): ReadonlySet<Found> {
	const ordered = found.filter(isOrdered);
	const lastEarly = ordered.findLastIndex(({ fate }) => !fate.isNamed && !fate.library);
	const hasEarly = lastEarly >= 0;
	const isOneStart = libraries.has('builder') && hasEarly;
	const behind = ordered
		.slice(isOneStart ? ordered.length : lastEarly + 1)
		.filter(({ fate }) => fate.isNamed || !hasEarly);
	const alone = found.filter(
		({ script, tag, fate }) => fate.isNamed && script.src !== '' && tag.attributes.has('async'),
	);
	return new Set([...behind, ...alone]);
}

/** True for an inline script that WordPress prints after a kept file, to use it: `{handle}-js-after`. */
function followsFile(found: readonly Found[], at: number): boolean {
	const id = found[at]?.script.id ?? '';
	if (!id.endsWith('-js-after')) return false;
	return found
		.slice(0, at)
		.some(
			({ script, fate }) =>
				fate.fate === 'kept' && script.src !== '' && `${script.id}-after` === id,
		);
}

/** Makes a kept file run after the page was read, in its order among the kept files, or after the page's load. */
function keepFile(
	edits: Edits,
	tag: StartTag,
	kept: { script: PageScript; isLate: boolean; localize: (text: string) => string },
): string {
	const { script, isLate, localize } = kept;
	const own = localize(script.src);
	edits.setAttribute(tag, 'src', own);
	if (isLate) {
		edits.setAttribute(tag, 'type', LATE_TYPE);
		if (isModule(script)) edits.setAttribute(tag, LATE_MODULE, '');
		return own;
	}
	if (script.type !== '' && script.type !== 'module') {
		edits.setAttribute(tag, 'type', isModule(script) ? 'module' : null);
	}
	if (!isModule(script) && !tag.attributes.has('async')) edits.setAttribute(tag, 'defer', '');
	return own;
}

/** A kept inline script and its place in the page. */
interface KeptInline {
	tag: StartTag;
	end: number;
	text: string;
	isLate: boolean;
	/** True if libraries that the script calls may run after it. */
	waits: boolean;
	/** True if the script uses a kept file before it, which is deferred. */
	follows: boolean;
	localize: (text: string) => string;
}

/**
 * A kept inline script runs in its place, so that files find its variables. Two kinds wait until the deferred files have
 * run: a script that calls jQuery, and WordPress's script after a file (`{handle}-js-after`). They wait in the capturing
 * phase of the event, so that a listener which they add still receives the event. A late script keeps its place among
 * the late scripts, and waits if jQuery comes after it.
 */
function keepInline(edits: Edits, script: KeptInline): string {
	const { tag, end, text, isLate, waits, follows, localize } = script;
	const type = tag.attributes.get('type');
	const isPlain = type === undefined || !/^(?:module|importmap|speculationrules)$/.test(type);
	const calls = isPlain && (follows || (waits && calledLibraries([text]).size > 0));
	// Browsers hash a text with the ends of lines that they read (https://html.spec.whatwg.org/#preprocessing-the-input-stream).
	const own = localize(text).replace(/\r\n?/g, '\n');
	const run = calls ? `document.addEventListener("DOMContentLoaded",()=>{${own}\n},true)` : own;
	const written = isLate ? LATE_TYPE : isPlain ? '' : type;
	const attribute = written === '' ? '' : ` type="${written}"`;
	// The text is inserted as a whole: its hash must be the hash of the sent text.
	edits.replaceFinally(tag.start, end, `<script${attribute}>${run}</script>`);
	return hashSource(run);
}

const isSpeculation = ({ src, type }: PageScript) => src === '' && type === 'speculationrules';

/** The modules of this host that an import map names: kept modules fetch them. */
function mappedFiles(text: string, localize: (text: string) => string): string[] {
	const { imports, scopes } = parseJsonObject(text);
	return [imports, ...valuesOf(scopes)]
		.flatMap(valuesOf)
		.map((address) => (typeof address === 'string' ? localize(address) : ''))
		.filter((address) => /^\/(?!\/)/.test(address));
}

function valuesOf(record: unknown): unknown[] {
	return typeof record === 'object' && record !== null ? Object.values(record) : [];
}

function seenScript({ script, fate }: Found): SeenScript {
	const words = script.text.replace(/\s+/g, ' ').trim();
	const isInline = script.src === '';
	const [outside] = isInline ? outsideScriptsIn(script.text) : [];
	const first = `${outside ? `${outside.mark}: ` : ''}${words.slice(0, NAME_LENGTH)}…`;
	const named = script.id === '' ? first : `#${script.id}`;
	return {
		...fate,
		name: isInline ? named : script.src,
		isInline,
		length: script.text.length,
	};
}
