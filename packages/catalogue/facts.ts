import { container, type Element, widget } from './elements';
import { across, gap } from './values';

/** The figures of a widget that a build measures, in compressed bytes, as browsers receive them. */
export interface WidgetFacts {
	/**
	 * The size of the widget's handler: `own` counts the files that only this handler needs, `all` counts the files
	 * that it shares too. Null if the widget sends no script.
	 */
	script: { own: number; all: number } | null;
	/** The size of the widget's style sheet; 0 if it has none. */
	sheet: number;
	/**
	 * Names of the builder's controls that the widget reads, beside the controls of every element; a star stands for
	 * the variable part. Null for elements of version 4, which have properties in place of controls.
	 */
	controls: readonly string[] | null;
}

const BOX = { ...across(24), flex_gap: gap(0) };
const CUSTOM_CSS = `selector dl { display: flex; flex-wrap: wrap; gap: .5rem 3rem; margin: 0; border-block-start: 1px solid; padding-block: 1rem; }
selector dt { font-size: .875rem; }
selector dd { margin: 0; font-weight: 600; }
selector summary { display: flex; align-items: center; min-block-size: 44px; padding-block: .5rem; cursor: pointer; line-height: 1.3; }
selector summary::before { content: '+' / ''; flex: 0 0 1.5rem; }
selector [open] summary::before { content: '−' / ''; }
selector ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; margin: 0; padding: 0 0 1.5rem; font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
`;

/** Writes a size: `1.2 kB`, `840 bytes`. */
function written(bytes: number): string {
	return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

function scriptText(script: WidgetFacts['script']): string {
	if (script === null) return 'none';
	const own = `${written(script.own)} once it comes near`;
	return script.all === script.own ? own : `${own}, ${written(script.all)} with what it shares`;
}

/** Shows the size of a widget, and the controls of the builder that it reads. */
export function factsElement({ script, sheet, controls }: WidgetFacts): Element {
	const rows = [
		['Script', scriptText(script)],
		['Sheet', sheet === 0 ? 'none of its own' : written(sheet)],
	].map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
	const html = `<dl>${rows.join('')}</dl>${controls === null ? '' : foldOf(controls)}`;
	return container(BOX, [widget('html', { html, custom_css: CUSTOM_CSS })]);
}

function foldOf(controls: readonly string[]): string {
	if (controls.length === 0) return '<p>It knows the controls that every element has.</p>';
	const names = controls.map((name) => `<li>${name}</li>`).join('');
	return `<details><summary>Controls of the builder that it knows beside those of every element: ${controls.length}</summary><ul>${names}</ul></details>`;
}
