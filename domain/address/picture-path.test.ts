import { describe, expect, it } from 'vitest';
import { isPicturePath } from './picture-path';

describe('the path of a picture', () => {
	it.each(['/bay.jpg', '/uploads/BAY.JPEG', 'a.png', '/b.gif', '/c.svg', '/d.webp', '/e.avif'])(
		'ends like one: %s',
		(path) => {
			expect(isPicturePath(path)).toBe(true);
		},
	);

	it.each(['/fleet/', '/bay.jpg/', '.jpg', '/bay.jpgx', '/bayjpg', '/film.mp4', ''])(
		'does not end like one: %s',
		(path) => {
			expect(isPicturePath(path)).toBe(false);
		},
	);
});
