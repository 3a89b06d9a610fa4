import { expect, it } from 'vitest';
import { lightboxData } from './lightbox-data';

const USUAL: Parameters<typeof lightboxData>[0] = {
	isGlobal: true,
	enableCounter: true,
	enableFullscreen: true,
	enableZoom: true,
	enableShare: true,
	titleSource: 'TITLE',
	descriptionSource: 'DESCRIPTION',
	shareNetworks: ['FACEBOOK', 'X_TWITTER', 'PINTEREST', 'DOWNLOAD'],
};

it('writes nothing for the builder’s default lightbox', () => {
	expect(lightboxData(USUAL)).toBeUndefined();
});

it('writes the switches of a kit, and its networks by the builder’s names in its order', () => {
	const off = { ...USUAL, enableCounter: false, enableFullscreen: false, enableZoom: false };
	expect(lightboxData(off)).toBe('{"counter":false,"fullscreen":false,"zoom":false}');
	expect(lightboxData({ ...USUAL, shareNetworks: ['EMAIL', 'X_TWITTER'] })).toBe(
		'{"share":["email","x-twitter"]}',
	);
	expect(lightboxData({ ...USUAL, enableShare: false })).toBe('{"share":[]}');
});
