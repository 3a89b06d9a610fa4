import { defineAtomic } from '../../elements/atomic/define-atomic';
import {
	partSettings,
	Tab,
	TabContent,
	TabsContentArea,
	Tabs as TabsMarkup,
	TabsMenu,
	tabsSettings,
} from './tabs';
import css from './tabs.css?inline';

const part = { settings: partSettings, isContainer: true };

/** The element type `e-tabs`. */
export const tabs = defineAtomic({
	type: 'e-tabs',
	settings: tabsSettings,
	Markup: TabsMarkup,
	isContainer: true,
	hasHandler: true,
	css,
	base: [
		{
			name: 'e-tabs-base',
			body: 'padding-block-start:0px;display:flex;flex-direction:column;gap:30px',
		},
	],
});

/** The element type `e-tabs-menu`. */
export const tabsMenu = defineAtomic({
	...part,
	type: 'e-tabs-menu',
	Markup: TabsMenu,
	base: [{ name: 'e-tabs-menu-base', body: 'display:flex;justify-content:center' }],
});

/** The element type `e-tab`. */
export const tab = defineAtomic({
	...part,
	type: 'e-tab',
	Markup: Tab,
	base: [
		{
			name: 'e-tab-base',
			body: 'width:160px;color:#0C0D0E;cursor:pointer;padding:8px;border-width:2px;border-color:#E0E0E0;border-style:solid;background-color:#FFFFFF;display:block',
		},
		{ name: 'e-tab-base', more: ':is(.e--selected,:focus)', body: 'border-color:#0C0D0E' },
		// The builder's style removes the focus ring for the keyboard as well; this keeps it.
		{ name: 'e-tab-base', more: ':focus:not(:focus-visible)', body: 'outline-width:0px' },
		{ name: 'e-tab-base', more: ':is(:hover,:focus-visible)', body: 'background-color:#E0E0E0' },
	],
});

/** The element type `e-tabs-content-area`. */
export const tabsContentArea = defineAtomic({
	...part,
	type: 'e-tabs-content-area',
	Markup: TabsContentArea,
	base: [{ name: 'e-tabs-content-area-base', body: 'display:block' }],
});

/** The element type `e-tab-content`. */
export const tabContent = defineAtomic({
	...part,
	type: 'e-tab-content',
	Markup: TabContent,
	base: [{ name: 'e-tab-content-base', body: 'min-width:30px;padding:10px;display:block' }],
});
