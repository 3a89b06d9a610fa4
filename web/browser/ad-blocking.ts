const ID_LENGTH = 6;

/**
 * Tests for an ad blocker: true where an element that looks like an advertisement is removed or hidden. The test
 * element is invisible and is removed at once.
 */
export function hidesAdvertisements(): boolean {
	const bait = document.createElement('div');
	bait.id = `elementor-adblock-detection-${Math.random()
		.toString(36)
		.slice(2, 2 + ID_LENGTH)
		.padEnd(ID_LENGTH, '0')}`;
	bait.className = 'ad-box';
	bait.textContent = '\u00a0';
	Object.assign(bait.style, { position: 'fixed', visibility: 'hidden' });
	document.body.append(bait);
	const found = document.getElementById(bait.id);
	const isHidden = !found || getComputedStyle(found).display === 'none';
	bait.remove();
	return isHidden;
}
