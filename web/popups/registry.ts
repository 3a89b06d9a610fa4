import { parsePopup } from '@outrigger/rules/popups/parse-popup';
import type { Popup } from '@outrigger/rules/popups/popup';

/**
 * Selects the templates of popups in the page's markup: `<template id="elementor-popup-12"
 * data-elementor-popup="{…}">`.
 */
export const POPUP_TEMPLATES = 'template[data-elementor-popup]';

let known: ReadonlyMap<number, PagePopup> | undefined;

/** A popup of this page and its content, which is inert until it is cloned out of the template. */
export interface PagePopup {
	popup: Popup;
	template: HTMLTemplateElement;
}

/**
 * Returns the popups that may appear on this page, by database id; it omits entries that are no popup. The function
 * reads the markup once.
 */
export function popupsOfPage(): ReadonlyMap<number, PagePopup> {
	known ??= new Map(
		[...document.querySelectorAll<HTMLTemplateElement>(POPUP_TEMPLATES)].flatMap((template) => {
			const popup = parsePopup(template.dataset.elementorPopup ?? '');
			return popup ? [[popup.id, { popup, template }]] : [];
		}),
	);
	return known;
}
