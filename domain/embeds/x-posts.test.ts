import { expect, it } from 'vitest';
import { xPostFrame } from './x-posts';

const FRAME = 'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true';

it.each([
	'https://x.com/jane/status/1234567890',
	'https://twitter.com/jane/status/1234567890?ref_src=twsrc%5Etfw',
	'http://mobile.twitter.com/jane/statuses/1234567890/photo/1',
	'https://www.x.com/i/web/status/1234567890',
])('a post at X has a frame of its own: %s', (address) => {
	expect(xPostFrame(address)).toBe(FRAME);
});

it.each([
	'',
	'jane',
	'/jane/status/1234567890',
	'https://x.com/jane',
	'https://x.com/jane/status/12a',
	`https://x.com/jane/status/${'1'.repeat(21)}`,
	'https://x.com.evil.example/jane/status/1234567890',
	'https://evilx.com/jane/status/1234567890',
	'javascript:alert(1)//x.com/jane/status/1',
])('is no post: %s', (address) => {
	expect(xPostFrame(address)).toBeUndefined();
});
