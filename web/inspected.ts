import { onParsed } from './browser/page-lifecycle';
import { tellView } from './inspector/frame/tell-view';
import { startPage } from './start-page';

/** The entry of a page that stands in the frame of the editor's view: a visitor's page, which the view may change. */
const elements = startPage();
onParsed(() => tellView(elements));
