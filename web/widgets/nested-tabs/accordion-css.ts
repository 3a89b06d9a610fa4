import {
	type Breakpoints,
	DEFAULT_BREAKPOINTS,
	type Device,
	mediaOf,
} from '@outrigger/rules/builder/breakpoints';

/**
 * Returns the rules that make tabs look like an accordion at a device and below; empty for `none` and for a device that
 * the site does not use. Titles and panels become neighbours: the elements around them have no box, and `order` puts
 * each panel after its title.
 */
export function accordionCss(from: string, breakpoints: Breakpoints): string {
	const media = mediaOf(from as Device, breakpoints);
	return media ? `@media ${media}{${accordionRules(`.e-n-tabs-${from}`)}}` : '';
}

/** Returns the same rules for pages without script, at any width: each title is above its panel. */
export function withoutScriptCss(): string {
	return `@media (scripting:none){${accordionRules('.elementor-widget-n-tabs')}}`;
}

/** Returns the rule for the place of a row's title and panel; rows are counted from 1. */
export function placeCss(index: number): string {
	const row = `:nth-child(${index})`;
	return `.e-n-tabs-heading>${row},.e-n-tabs-content>${row}{--n-tabs-title-order:${index}}`;
}

/** The number of rows for which the rules for the builder's own markup have a place. */
const STOCK_ROWS = 12;

/**
 * Returns all of these rules for the builder's own markup, whose settings are unknown: they select by the builder's
 * classes and apply at the default widths.
 */
export function stockTabsCss(): string {
	return [
		accordionCss('tablet', DEFAULT_BREAKPOINTS),
		accordionCss('mobile', DEFAULT_BREAKPOINTS),
		withoutScriptCss(),
		...Array.from({ length: STOCK_ROWS }, (_, index) => placeCss(index + 1)),
	].join('');
}

function accordionRules(widget: string): string {
	const tabs = `${widget}>.elementor-widget-container>.e-n-tabs`;
	return [
		`${tabs}{--n-tabs-direction:column;--n-tabs-gap:0px}`,
		`${tabs}>.e-n-tabs-heading,${tabs}>.e-n-tabs-content{display:contents}`,
		`${tabs}>.e-n-tabs-heading>.e-n-tab-title{inline-size:100%;flex:none;white-space:normal;margin-block-start:var(--n-tabs-title-gap)}`,
		`${tabs}>.e-n-tabs-heading>.e-n-tab-title:first-child{margin-block-start:0}`,
		`${tabs}>.e-n-tabs-content>.e-active{margin-block-start:var(--n-tabs-accordion-gap)}`,
	].join('');
}
