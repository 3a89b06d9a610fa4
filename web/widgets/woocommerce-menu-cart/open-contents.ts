import { island } from '../../elements/island/hydrate-island';
import { menuCartIsland } from './menu-cart-island';

/** Hydrates the content of the panel; fetched when a visitor opens it for the first time. */
export const attachContents = island(menuCartIsland);
