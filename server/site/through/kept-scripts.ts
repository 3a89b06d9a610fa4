import { hashSource } from '@outrigger/http/hash-source';
import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { LATE_MODULE, LATE_TYPE } from '@outrigger/rules/wordpress/late-scripts';
import type { Edits } from './edits';
import type { StartTag } from './scan-tags';
import type { PageScript } from './script-fate';
import { type InlineMoment, isModule } from './script-order';

/**
 * Makes a kept file run after the page was read, in its order among the kept files, or after the page's load.
 * @param localize replaces the WordPress host in a text by this site
 * @returns the file's address in the sent page
 */
export function keepFile(
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
	/** The position after the end tag. */
	end: number;
	text: string;
	isLate: boolean;
	moment: InlineMoment;
	localize: (text: string) => string;
}

/**
 * Writes a kept inline script, which runs at its moment.
 * @returns `sha256-…` of each text that the policy has to allow
 */
export function keepInline(edits: Edits, script: KeptInline): string[] {
	const { tag, end, text, isLate, moment, localize } = script;
	const type = tag.attributes.get('type');
	const isPlain = type === undefined || !/^(?:module|importmap|speculationrules)$/.test(type);
	// Browsers hash a text with the ends of lines that they read (https://html.spec.whatwg.org/#preprocessing-the-input-stream).
	const own = localize(text).replace(/\r\n?/g, '\n');
	const run = isPlain && moment !== 'place' ? waiting(own, moment, localize) : own;
	const written = isLate ? LATE_TYPE : isPlain ? '' : type;
	const attribute = written === '' ? '' : ` type="${written}"`;
	// The text is inserted as a whole: its hash must be the hash of the sent text.
	edits.replaceFinally(tag.start, end, `<script${attribute}>${run}</script>`);
	return [...new Set([own, run])].map(hashSource);
}

/**
 * A script that replaces itself, at its moment, by a script with the text: variables and functions of the text are
 * global, as they are in the site's own page. It waits for the page in the capturing phase of the event, so that a
 * listener which the text adds still receives the event.
 */
function waiting(
	text: string,
	moment: Exclude<InlineMoment, 'place'>,
	localize: (text: string) => string,
): string {
	const replace = `()=>{const own=document.createElement("script");own.text=${inScript(text)};here.replaceWith(own)}`;
	const listen =
		moment === 'page'
			? `document.addEventListener("DOMContentLoaded",${replace},true)`
			: `for(const type of["load","error"])document.querySelector(${inScript(`script[src=${JSON.stringify(localize(moment.file))}]`)}).addEventListener(type,${replace})`;
	return `{const here=document.currentScript;${listen}}`;
}

/** A string of JavaScript that cannot end the `<script>` around it. */
const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

/** The modules of this host that an import map names: kept modules fetch them. */
export function mappedFiles(text: string, localize: (text: string) => string): string[] {
	const { imports, scopes } = parseJsonObject(text);
	return [imports, ...valuesOf(scopes)]
		.flatMap(valuesOf)
		.map((address) => (typeof address === 'string' ? localize(address) : ''))
		.filter((address) => /^\/(?!\/)/.test(address));
}

function valuesOf(record: unknown): unknown[] {
	return typeof record === 'object' && record !== null ? Object.values(record) : [];
}
