import { editorView } from '@outrigger/editor/editor-view';
import { siteCreator } from '@outrigger/elements/page';

/** The front end of one WordPress, with the editor's view. */
export const createSite = siteCreator(editorView);
