import { behaviours } from './behaviours';
import { whenIdle } from './browser/idle';
import { onParsed } from './browser/page-lifecycle';
import { tellView } from './inspector/frame/tell-view';
import { startPage } from './start-page';

/**
 * The entry of a page that stands in the frame of the editor's view: a visitor's page, which the view may change. What
 * waits for a visitor's first input begins at once, since the editor's is in the panel.
 */
const elements = startPage(behaviours.map((one) => ({ ...one, when: whenIdle })));
onParsed(() => tellView(elements));
