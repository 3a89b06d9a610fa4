import { destinations } from './scenes/destinations';
import { portraits, profiles } from './scenes/fleet';
import { coastPictures } from './scenes/gallery-coast';
import { harbourPictures } from './scenes/gallery-harbour';
import { waterPictures } from './scenes/gallery-water';
import { heroPictures } from './scenes/hero';
import { housePictures } from './scenes/house';
import { marks } from './scenes/marks';
import type { Picture } from './scenes/picture';
import { stories } from './scenes/stories';

/** Every picture of the site. */
export const scenes: readonly Picture[] = [
	...marks,
	...heroPictures,
	...housePictures,
	...destinations,
	...portraits,
	...profiles,
	...harbourPictures,
	...waterPictures,
	...coastPictures,
	...stories,
];
