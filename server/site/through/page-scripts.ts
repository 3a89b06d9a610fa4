import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { outsideScriptsIn } from '@outrigger/rules/wordpress/outside-scripts';
import type { Edits } from './edits';
import { keepFile, keepInline, mappedFiles } from './kept-scripts';
import type { StartTag } from './scan-tags';
import { handleOf, type PageScript, type ScriptFate, scriptFate } from './script-fate';
import { type ScriptNames, scriptNames } from './script-names';
import { inlineMoment, isOrdered, lateScripts, type OrderedScript } from './script-order';
import type { Library } from './script-table';

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
	/** Addresses of kept files, on this host as paths; folders end with a slash. */
	files: readonly string[];
	/** `sha256-…` of kept inline scripts. */
	hashes: readonly string[];
}

/** A script and its place in the page. */
interface Found extends OrderedScript {
	tag: StartTag;
	/** The position after the end tag. */
	end: number;
}

/** What happened to the scripts of a page. */
interface FinishedScripts {
	seen: SeenScript[];
	allowed: AllowedScripts;
	/** The names that kept scripts may use; null if their texts do not have all of these names. */
	names: readonly ScriptNames[] | null;
	/** The scripts that wait for the page's load: `all` if no script that depends on the order runs before. */
	late: 'none' | 'some' | 'all';
}

/** Facts from the files of kept scripts. */
export interface KeptFiles {
	/** Libraries that they call. */
	libraries: ReadonlySet<Library['name']>;
	/** The names in their texts, by their address in the page. A file that could not be read is missing. */
	names: ReadonlyMap<string, ScriptNames>;
}

/** A script that stays: a file by its address in the page, or an inline text. */
export interface KeptScript {
	src: string;
	text: string;
	/** True for a library: it stays for the scripts that call it, and its own text calls no further library. */
	isLibrary: boolean;
}

/** The scripts of one page, while it is read. */
export interface PageScripts {
	/**
	 * @param end the place behind `</script>`
	 * @param isOwners true for a script in a widget with code of the site's owner
	 * @returns the script as the page contains it
	 */
	add(tag: StartTag, text: string, end: number, isOwners: boolean): PageScript;
	/**
	 * The scripts that stay, after all scripts are known.
	 * @param libraries that kept scripts call
	 */
	kept(libraries: KeptFiles['libraries']): KeptScript[];
	/** Removes, keeps and changes the scripts. */
	finish(edits: Edits, files: KeptFiles): FinishedScripts;
}

/** Attributes under which plugins hide the address of a script until they run it. */
const HIDDEN_SRC = ['src', 'data-rocket-src', 'data-litespeed-src', 'data-src'];
const NAME_LENGTH = 60;

/**
 * @param html of the page
 * @param keep `KEEP_SCRIPTS`
 * @param localize replaces the WordPress host in a text by this site
 */
export function createPageScripts(
	html: string,
	keep: readonly RegExp[],
	localize: (text: string) => string,
): PageScripts {
	const found: Found[] = [];

	/**
	 * Also keeps the scripts that belong to a kept file (`{handle}-js-extra`) and to a library
	 * that a kept script calls.
	 */
	function settle(libraries: KeptFiles['libraries']): void {
		const owners = new Map(
			found
				.filter(({ script, fate }) => fate.fate === 'kept' && script.src !== '' && script.id !== '')
				.map(({ script, fate }) => [handleOf(script.id), fate]),
		);
		const hasModule = found.some(
			({ script, fate }) => fate.fate === 'kept' && script.type === 'module',
		);
		const lacksFile = found.some(
			({ script, fate }) => script.isOwners && script.src !== '' && fate.fate === 'unknown',
		);
		for (const one of found) {
			const { fate, script } = one;
			if (lacksFile && script.isOwners && fate.fate === 'kept' && !fate.isNamed) {
				one.fate = { fate: 'unknown', reason: 'A file beside it, which it may need, is not kept.' };
			} else if (script.type === 'importmap' && !hasModule) {
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
		add(tag, text, end, isOwners) {
			const { attributes } = tag;
			const address = HIDDEN_SRC.map((name) => attributes.get(name)).find(Boolean) ?? '';
			const [id = '', type = ''] = [attributes.get('id'), attributes.get('type')];
			const inside = textInAddress(address);
			const src = inside === null ? address : '';
			const script = { src, id, type, text: inside ?? (src === '' ? text : ''), isOwners };
			const fate = scriptFate(script, keep, html);
			const [isAlone, isOld] = [attributes.has('async'), attributes.has('nomodule')];
			found.push({ script, tag, end, fate, isAlone, isOld });
			return script;
		},
		kept(libraries) {
			settle(libraries);
			return found
				.filter(({ fate }) => fate.fate === 'kept')
				.map(({ script: { src, text }, fate }) => ({
					...{ src, text },
					isLibrary: fate.library !== undefined,
				}));
		},
		finish(edits, { libraries, names }) {
			settle(libraries);
			const files: string[] = [];
			const hashes: string[] = [];
			const late = lateScripts(found, libraries);
			for (const [at, one] of found.entries()) {
				const { script, tag, end, fate } = one;
				const { text } = script;
				const isLate = late.has(one);
				if (fate.fate === 'data') continue;
				if (fate.fate !== 'kept') edits.replace(tag.start, end, '');
				else if (script.src !== '') {
					const file = keepFile(edits, tag, { script, isLate, localize });
					files.push(file, ...(names.get(script.src)?.loads ? folderOf(file) : []));
				} else {
					const moment = inlineMoment(found, at, late);
					hashes.push(...keepInline(edits, { tag, end, text, isLate, moment, localize }));
				}
				const isMap = fate.fate === 'kept' && script.type === 'importmap';
				if (isMap) files.push(...mappedFiles(text, localize));
			}
			// A policy with hashes ignores the keyword that allows speculation rules.
			const rules = hashes.length > 0 ? found.filter(({ script }) => isSpeculation(script)) : [];
			for (const { script, tag, end } of rules) {
				const { text } = script;
				const now = { isLate: false, moment: 'place' as const };
				hashes.push(...keepInline(edits, { tag, end, text, ...now, localize }));
			}
			const hasEarly = found.some((one) => isOrdered(one) && !late.has(one));
			return {
				seen: found.map(seenScript),
				allowed: { files, hashes },
				names: keptNames(found, names),
				late: late.size === 0 ? 'none' : hasEarly ? 'some' : 'all',
			};
		},
	};
}

/** The names in the texts of all kept scripts; null if a text is unknown, or if a script loads what names it. */
function keptNames(
	found: readonly Found[],
	known: ReadonlyMap<string, ScriptNames>,
): readonly ScriptNames[] | null {
	const all: ScriptNames[] = [];
	for (const { script, fate } of found) {
		if (fate.fate !== 'kept') continue;
		const names = script.src === '' ? scriptNames(script.text) : known.get(script.src);
		const isClosed = fate.isClosed || fate.library || script.type === 'importmap';
		if (!names || (names.loads && !isClosed)) return null;
		all.push(names);
	}
	return all;
}

/** The folder of a theme's or plugin's file of this host: scripts load their further parts from there. */
function folderOf(file: string): string[] {
	return /^\/(?!\/)[^?#]*?\/(?:themes|plugins)\/[^/?#]+\/(?:[^?#]*\/)?/.exec(file) ?? [];
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

const isSpeculation = ({ src, type }: PageScript) => src === '' && type === 'speculationrules';

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
