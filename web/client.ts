import { startPage } from './start-page';

/** The browser's entry: every visitor's page begins with it. */
startPage();
