import { wholeSite } from 'outrigger/testing/whole-site';
import { describe, expect, it } from 'vitest';

const bodyOf = async (settings: object) => {
	const site = await wholeSite({ 'kit.json': JSON.stringify({ settings }) });
	return /<body[^>]*>/.exec(await (await site.get('/')).text())?.[0];
};

describe('the kit’s word on links to pictures', () => {
	it('stands on the body where they shall not open here', async () => {
		expect(await bodyOf({ global_image_lightbox: '' })).toContain(
			' data-elementor-open-lightbox="no"',
		);
	});

	it('is yes unless the kit stores no', async () => {
		expect(await bodyOf({})).not.toContain('open-lightbox');
	});
});
