import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import {
	alignText,
	color,
	only,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	typography,
} from '../../elements/styles/factories';

const TITLE = ' .elementor-tab-title';
const ACTIVE = ' .elementor-tab-title.elementor-active';
const CONTENT = ' .elementor-tab-content';

const isVertical = ({ type }: ElementSettings) => type === 'vertical';
const isStretched = (settings: ElementSettings) =>
	settings[isVertical(settings) ? 'tabs_align_vertical' : 'tabs_align_horizontal'] === 'stretch';

export const tabsStyles: readonly StyleControl[] = [
	...only(isVertical, [slider('navigation_width', ' .elementor-tabs-wrapper', 'inline-size')]),
	slider('border_width', '', '--tabs-border-width'),
	color('border_color', '', '--tabs-border-color'),
	color('background_color', '', '--tabs-background'),
	color('tab_color', TITLE),
	color('tab_active_color', ACTIVE),
	...typography('tab_typography', TITLE),
	...textStroke('text_stroke', TITLE),
	...textShadow('title_shadow', TITLE),
	...only(isStretched, [alignText('title_align', TITLE)]),
	color('content_color', CONTENT),
	...typography('content_typography', CONTENT),
	...textShadow('content_shadow', CONTENT),
];
