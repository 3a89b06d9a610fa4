import type { PageScript, ScriptFate } from './script-fate';
import { calledLibraries, type Library } from './script-table';

/** A script with the facts that decide when it runs. */
export interface OrderedScript {
	script: PageScript;
	fate: ScriptFate;
	/** True for a file that runs whenever it comes (`async`). */
	isAlone: boolean;
	/** True for a file that only browsers without modules run (`nomodule`). */
	isOld: boolean;
}

export const isModule = ({ type }: PageScript) => /(?:^|-)module$/.test(type);

/**
 * True for a kept script that must run after the kept scripts before it and before those after it. Modules import each
 * other in any order, and a known inline script that calls no library does not depend on other scripts.
 */
export function isOrdered({ script, fate, isAlone }: OrderedScript): boolean {
	if (fate.fate !== 'kept' || script.type === 'importmap') return false;
	if (isModule(script)) return fate.isNamed === true && script.src !== '';
	if (script.src !== '') return !isAlone;
	return fate.isNamed === true || calledLibraries([script.text]).size > 0;
}

/**
 * The scripts that wait for the page's load: those that `KEEP_SCRIPTS` names, and the libraries of a page that keeps no
 * others. A script of the theme runs earlier, since menus need it, and finds the results of all scripts before it. The
 * builder's functions start once on a page, and a theme's script may wait for them.
 */
export function lateScripts<One extends OrderedScript>(
	found: readonly One[],
	libraries: ReadonlySet<Library['name']>,
): ReadonlySet<One> {
	const ordered = found.filter(isOrdered);
	const lastEarly = ordered.findLastIndex(({ fate }) => !fate.isNamed && !fate.library);
	const hasEarly = lastEarly >= 0;
	const isOneStart = libraries.has('builder') && hasEarly;
	const behind = ordered
		.slice(isOneStart ? ordered.length : lastEarly + 1)
		.filter(({ fate }) => fate.isNamed || !hasEarly);
	const alone = found.filter(
		({ script, fate, isAlone }) => fate.isNamed && script.src !== '' && isAlone,
	);
	return new Set([...behind, ...alone]);
}

/**
 * The moment at which a kept inline script runs: in its `place`; when the `page` is parsed and all deferred files have
 * run; or when `file`, the deferred file before it, has run.
 */
export type InlineMoment = 'place' | 'page' | { file: string };

/**
 * Two kinds of inline scripts use the files before them, which the host defers: WordPress's script after a file
 * (`{handle}-js-after`), and a script that calls a library. Any other script runs in its place, so that files find its
 * variables. A late script keeps its place among the late scripts, and waits if its library comes after it.
 *
 * @param at the script's place in `found`
 */
export function inlineMoment(
	found: readonly OrderedScript[],
	at: number,
	late: ReadonlySet<OrderedScript>,
): InlineMoment {
	const one = found[at];
	if (!one) return 'place';
	const { script } = one;
	const isLate = late.has(one);
	const firstLibrary = found.findIndex(({ fate }) => fate.fate === 'kept' && fate.library);
	const isEarlier = at < firstLibrary;
	const calls = calledLibraries([script.text]).size > 0;
	if (isLate) return calls && isEarlier ? 'page' : 'place';
	if (!calls && !followsFile(found, at)) return 'place';
	const before = found.slice(0, at).findLast((each) => isDeferred(each) && !late.has(each));
	return before && !(calls && isEarlier) ? { file: before.script.src } : 'page';
}

/** True for a kept file that runs after the page was parsed, each time it is loaded. */
const isDeferred = (one: OrderedScript) =>
	one.script.src !== '' && !isModule(one.script) && !one.isOld && isOrdered(one);

/** True for an inline script that WordPress prints after a kept file, to use it: `{handle}-js-after`. */
function followsFile(found: readonly OrderedScript[], at: number): boolean {
	const id = found[at]?.script.id ?? '';
	if (!id.endsWith('-js-after')) return false;
	return found
		.slice(0, at)
		.some(
			({ script, fate }) =>
				fate.fate === 'kept' && script.src !== '' && `${script.id}-after` === id,
		);
}
