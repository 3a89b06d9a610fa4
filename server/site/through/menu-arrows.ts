import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { Edits } from './edits';
import { settingsIn } from './element-settings';
import { iconMarkup } from './icon-markup';
import type { StartTag } from './scan-tags';

/** The arrows of a menu's items that have items below them. */
export interface MenuArrows {
	/** @param type of the widget that begins with the tag; undefined for a tag inside of a widget */
	onStart(tag: StartTag, type: string | undefined): void;
	onEnd(name: string, start: number): void;
}

/**
 * Adds the arrows of the builder's script to the links of a menu: the icon of the widget's settings, in a `sub-arrow`.
 * A menu without an icon gets no arrows.
 */
export function createMenuArrows(edits: Edits): MenuArrows {
	let arrow = '';
	let isParent = false;
	let isInLink = false;

	return {
		onStart(tag, type) {
			if (type !== undefined) arrow = type === 'nav-menu' ? arrowOf(tag) : '';
			if (arrow === '') return;
			if (tag.name === 'li') isParent = tag.hasClass('menu-item-has-children');
			if (tag.name !== 'a' || !isParent) return;
			isParent = false;
			isInLink = true;
			edits.addClass(tag, 'has-submenu');
		},
		onEnd(name, start) {
			if (!isInLink || name !== 'a') return;
			isInLink = false;
			edits.insert(start, arrow);
		},
	};
}

function arrowOf(tag: StartTag): string {
	const icon = iconMarkup(plainObjectOf(settingsIn(tag).submenu_icon).value);
	return icon && `<span class="sub-arrow">${icon}</span>`;
}
