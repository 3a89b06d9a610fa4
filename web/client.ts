import { startPage } from './start-page';

/** The browser's entry: what every visitor's page begins with. */
startPage();
