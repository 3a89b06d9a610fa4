import { stills } from './animations';
import { destinations } from './scenes/destinations';
import { portraits, profiles } from './scenes/fleet';
import { aboardPictures } from './scenes/gallery-aboard';
import { coastPictures } from './scenes/gallery-coast';
import { harbourPictures } from './scenes/gallery-harbour';
import { lightPictures } from './scenes/gallery-light';
import { waterPictures } from './scenes/gallery-water';
import { goods } from './scenes/goods';
import { heroPictures } from './scenes/hero';
import { housePictures } from './scenes/house';
import { marks } from './scenes/marks';
import { panorama } from './scenes/panorama';
import type { Picture } from './scenes/picture';
import { stories } from './scenes/stories';
import { eveningStories } from './scenes/stories-evening';
import { yearPictures } from './scenes/year';

/** All pictures of the site. */
export const scenes: readonly Picture[] = [
	...marks,
	...heroPictures,
	...panorama,
	...housePictures,
	...yearPictures,
	...destinations,
	...portraits,
	...profiles,
	...harbourPictures,
	...waterPictures,
	...aboardPictures,
	...coastPictures,
	...lightPictures,
	...stories,
	...eveningStories,
	...goods,
	...stills,
];
