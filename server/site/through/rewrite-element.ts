import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { CodeBlocks } from './code-blocks';
import type { Edits } from './edits';
import { settingsIn, widgetType } from './element-settings';
import { iconMarkup } from './icon-markup';
import { createMenuArrows } from './menu-arrows';
import { popupSettings } from './popup-settings';
import type { StartTag } from './scan-tags';
import { createSearchFields } from './search-fields';

/** Adds the parts that the builder's markup lacks as long as its script has not run. */
export interface ElementRewriter {
	onStart(tag: StartTag): void;
	onEnd(name: string, start: number, end: number): void;
	/** @param length characters of the document */
	onEof(length: number): void;
	/** The number of popups in the page. */
	popups(): number;
}

/**
 * Widgets that get a class from the builder's script, with which the builder's sheet makes them as wide as their
 * container.
 */
const ROWS = new Set(['image-carousel', 'loop-carousel', 'nested-carousel']);
/** Lists in columns, in which masonry can be switched on. */
const LISTS = new Set(['posts', 'archive-posts', 'loop-grid']);

/**
 * Changes the builder's markup as the builder's script would at the start: it opens the first text of tabs and
 * accordions, sets counters and bars to their final values, draws the marker of a marked word, and puts a printed popup
 * into a `<template>` for our popups. It leaves lazy backgrounds to our handler.
 *
 * @param hasLazyBackgrounds true if the page's sheet shows backgrounds only when their container has a class
 */
export function createElementRewriter(
	edits: Edits,
	hasLazyBackgrounds: boolean,
	headlineMarker: (name: string) => string,
	codes: CodeBlocks,
): ElementRewriter {
	const arrows = createMenuArrows(edits);
	const searches = createSearchFields(edits);
	let widget = '';
	let count = 0;
	/** The file of the animation of the current widget. */
	let animation = '';
	/** The marker of the word in the current widget. */
	let marker = '';
	/** The icon of the bullets of the current table of contents. */
	let bullet = '';
	/** True in a list with masonry, until its container is found. */
	let hasMasonry = false;
	/** A number that the builder's script would count up to, and the position at which its text begins. */
	let number: { text: string; start: number } | null = null;
	/** The tag that an editor chose for the open popup, `div` or `nav` for example. */
	let popupTag = '';
	/** The depth of this tag inside the open popup; 0 outside of all popups. */
	let popupDepth = 0;

	const close = (at: number) => {
		popupDepth = 0;
		edits.insert(at, '</template>');
	};

	return {
		onStart(tag) {
			const { attributes, name } = tag;
			if (popupDepth > 0) popupDepth += name === popupTag ? 1 : 0;
			else if (attributes.get('data-elementor-type') === 'popup') {
				const settings = attributes.get('data-elementor-settings') ?? '';
				const popup = popupSettings(attributes.get('data-elementor-id') ?? '', settings);
				if (popup !== null) {
					popupTag = name;
					popupDepth = 1;
					count += 1;
					edits.insert(tag.start, templateTag(attributes.get('data-elementor-id') ?? '', popup));
				}
			}
			const type = widgetType(tag);
			if (type !== undefined) {
				widget = type;
				animation = widget === 'lottie' ? animationOf(tag) : '';
				marker = widget === 'animated-headline' ? headlineMarker(markerOf(tag)) : '';
				bullet = widget === 'table-of-contents' ? bulletOf(tag) : '';
				hasMasonry = LISTS.has(widget) && isMasonry(tag);
				if (hasMasonry) edits.addClass(tag, 'e-loop-masonry');
			}
			if (hasMasonry && LIST_CLASSES.some((name) => tag.hasClass(name))) {
				edits.addClass(tag, 'elementor-posts-masonry');
				hasMasonry = false;
			}
			arrows.onStart(tag, type);
			searches.onStart(tag, widget);
			codes.onStart(tag, widget);
			if (type !== undefined && ROWS.has(widget)) edits.addClass(tag, 'e-widget-swiper');
			if (animation !== '' && tag.hasClass('e-lottie__animation')) {
				edits.setAttribute(tag, 'data-src', animation);
			}
			// The builder's script tells its sheet in this way whether titles of tabs change under a pointer.
			if (widget === 'nested-tabs' && tag.hasClass('e-n-tabs')) {
				edits.setAttribute(tag, 'data-touch-mode', 'false');
			}
			// The handler makes the list with this icon.
			if (bullet !== '' && tag.hasClass('elementor-toc__body')) {
				edits.insert(tag.end, `<template>${bullet}</template>`);
			}
			// The builder's sheet shows a marker in a headline of this class.
			if (marker !== '' && tag.hasClass('elementor-headline')) edits.addClass(tag, 'e-animated');
			if (marker !== '' && tag.hasClass('elementor-headline-dynamic-text')) {
				edits.insert(tag.start, marker);
				marker = '';
			}
			nameAtomic(edits, tag);
			const counts = attributes.has('data-to-value') && tag.hasClass('elementor-counter-number');
			number = counts ? countedTo(edits, tag) : null;
			if (attributes.has('data-max') && tag.hasClass('elementor-progress-bar')) fill(edits, tag);
			const opened = openedBy(widget, tag);
			if (opened) open(edits, tag, opened);
			if (isPlainTitle(widget, tag)) edits.setAttribute(tag, 'tabindex', '0');
			if (hasLazyBackgrounds && tag.hasClass('e-parent')) {
				edits.setAttribute(tag, 'data-lazy-background', '');
			}
		},
		onEnd(name, start, end) {
			arrows.onEnd(name, start);
			codes.onEnd(name, start, end);
			if (number && name === 'span') edits.replace(number.start, start, number.text);
			number = null;
			// If a popup has too few closing tags, it ends with the page, because builders print popups last.
			if (popupDepth > 0 && name === 'body') close(start);
			if (popupDepth === 0 || name !== popupTag) return;
			popupDepth -= 1;
			if (popupDepth === 0) close(end);
		},
		onEof(length) {
			if (popupDepth > 0) close(length);
		},
		popups: () => count,
	};
}

const LIST_CLASSES = ['elementor-posts-container', 'elementor-loop-container'];

/** Returns true if masonry is on; the setting may have the name of the list's skin in front: `cards_masonry`. */
function isMasonry(tag: StartTag): boolean {
	return Object.entries(settingsIn(tag)).some(
		([name, value]) => /(?:^|_)masonry$/.test(name) && value === 'yes',
	);
}

/** The address of an animation, which the builder's script reads from the settings; empty if there is none. */
function animationOf(tag: StartTag): string {
	const settings = settingsIn(tag);
	const isElsewhere = settings.source === 'external_url';
	const { url } = plainObjectOf(isElsewhere ? settings.source_external_url : settings.source_json);
	return typeof url === 'string' ? url : '';
}

/** The icon of a table's bullets, which the builder's script puts before each entry; empty for numbers. */
function bulletOf(tag: StartTag): string {
	const { marker_view: view, icon } = settingsIn(tag);
	const { rendered_tag: markup, value } = plainObjectOf(icon);
	return view === 'bullets' ? iconMarkup(markup) || iconMarkup(value) : '';
}

/**
 * The name of the marker that the builder's script draws around a word; empty for a headline whose words take turns.
 */
function markerOf(tag: StartTag): string {
	const { headline_style: style, marker = 'circle' } = settingsIn(tag);
	return style === 'rotate' || typeof marker !== 'string' ? '' : marker;
}

/** Adds a type to an element of version 4, which has no widget type, so that our runtime finds its handler. */
function nameAtomic(edits: Edits, tag: StartTag): void {
	const type = tag.attributes.get('data-e-type');
	if (type === undefined || tag.attributes.has('data-widget_type')) return;
	edits.setAttribute(tag, 'data-widget_type', `${type}.default`);
}

function templateTag(id: string, popup: string): string {
	return `<template id="elementor-popup-${Number(id)}" data-elementor-popup="${escapeMarkup(popup)}">`;
}

/** A number, also with separators and with a word or a sign behind it: `25,000+`. */
const COUNTED = /^\s*(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?:[^\d.,]\D*)?$/;

/** The final number of a counter, in the format of its widget; null without a number. */
function countedTo(edits: Edits, tag: StartTag): { text: string; start: number } | null {
	const { attributes, end } = tag;
	const stored = attributes.get('data-to-value') ?? '';
	const to = COUNTED.exec(stored)?.[1]?.replaceAll(',', '') ?? stored;
	// The handler counts up to a number in the spelling of script, without separators and words.
	if (to !== stored) edits.setAttribute(tag, 'data-to-value', to);
	const [, whole, decimals = ''] = /^(-?\d{1,15})((?:\.\d{1,20})?)$/.exec(to) ?? [];
	if (whole === undefined) return null;
	const separator = attributes.get('data-delimiter') ?? '';
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => separator);
	const point = separator === '.' ? ',' : '.';
	return { text: escapeMarkup(grouped + decimals.replace('.', point)), start: end };
}

/** Gives a bar its final length, which the builder's script would set. */
function fill(edits: Edits, tag: StartTag): void {
	const percent = Number(tag.attributes.get('data-max') ?? Number.NaN);
	if (!(percent >= 0 && percent <= 100)) return;
	const style = tag.attributes.get('style');
	edits.setAttribute(tag, 'style', `${style ? `${style};` : ''}width:${percent}%`);
}

/** The marks that show the first part of a widget as open; null for every other element. */
function openedBy(widget: string, tag: StartTag): { name: string; isPanel: boolean } | null {
	const { attributes } = tag;
	const isFirst = attributes.get('data-tab') === '1' || attributes.get('data-tab-index') === '1';
	if (!isFirst) return null;
	if (widget === 'tabs' || widget === 'accordion') {
		const isPanel = tag.hasClass('elementor-tab-content');
		const isTitle = tag.hasClass('elementor-tab-title');
		return isPanel || isTitle ? { name: 'elementor-active', isPanel } : null;
	}
	const isNested = tag.hasClass('e-con') && attributes.get('role') === 'tabpanel';
	return isNested ? { name: 'e-active', isPanel: false } : null;
}

/** True for a title that keys cannot reach before its handler, which loads when a visitor reaches the title. */
function isPlainTitle(widget: string, tag: StartTag): boolean {
	const hasTitles = widget === 'accordion' || widget === 'toggle' || widget === 'tabs';
	return hasTitles && tag.hasClass('elementor-tab-title') && !tag.attributes.has('tabindex');
}

function open(
	edits: Edits,
	tag: StartTag,
	{ name, isPanel }: { name: string; isPanel: boolean },
): void {
	edits.addClass(tag, name);
	if (!isPanel) return;
	const style = tag.attributes.get('style');
	edits.setAttribute(tag, 'style', `${style ? `${style};` : ''}display:block`);
	if (tag.attributes.has('hidden')) edits.setAttribute(tag, 'hidden', null);
}
