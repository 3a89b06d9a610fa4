import { behaviours } from '@outrigger/elements/behaviours';
import { whenIdle } from '@outrigger/elements/browser/idle';
import { onParsed } from '@outrigger/elements/browser/page-lifecycle';
import { startPage } from '@outrigger/elements/start-page';
import { tellView } from './frame/tell-view';

/**
 * The entry of a page in the frame of the editor's view: a visitor's page, which the view may change. Behaviours that
 * wait for a visitor's first input begin at once, because the editor's input goes to the panel, not to the page.
 */
const elements = startPage(behaviours.map((one) => ({ ...one, when: whenIdle })));
onParsed(() => tellView(elements));
