import { describe, expect, it } from 'vitest';
import { probe } from './probe';
import { GraphQLRefused } from './remote-executor';

/** What is found out of a WordPress whose extension says this version; null has no extension. */
const wholeProbe = (contractVersion: string | null) => {
	let isFirst = true;
	return probe(async () => {
		if (isFirst) {
			isFirst = false;
			return { data: { generalSettings: { url: 'https://wp.example' } } };
		}
		if (contractVersion === null) throw new GraphQLRefused('Cannot query field.');
		return { data: { elementorSiteConfig: { contractVersion } } };
	});
};
const probed = async (contractVersion: string | null) =>
	(await wholeProbe(contractVersion)).capabilities;

describe('the probe of a WordPress', () => {
	it('finds the extension, and whether its version tells whole lists', async () => {
		expect(await probed(null)).toEqual({ elementor: false, loops: false, forms: false });
		for (const version of ['1.2.0', '1.2.7', '1.3.0', '1.10.0']) {
			expect(await probed(version)).toEqual({ elementor: true, loops: true, forms: false });
		}
		for (const version of ['1.1.9', '1.0.0']) {
			expect(await probed(version)).toEqual({ elementor: true, loops: false, forms: false });
		}
	});

	it('asks nothing of an extension whose version breaks documents, and says what to update', async () => {
		for (const version of ['0.9.0', '2.2.0', '11.2.0', '', 'next']) {
			expect(await probed(version)).toEqual({ elementor: false, loops: false, forms: false });
			expect((await wholeProbe(version)).advice).toMatch(
				/^The companion plugin answers .* Update /,
			);
		}
		expect((await wholeProbe('1.2.0')).advice).toBeNull();
		expect((await wholeProbe(null)).advice).toBeNull();
	});

	it('takes an extension that says nothing of itself for none', async () => {
		const { capabilities } = await probe(async () => ({ data: { elementorSiteConfig: null } }));
		expect(capabilities).toEqual({ elementor: false, loops: false, forms: false });
	});

	it('passes on that nothing answers', async () => {
		const away = () => Promise.reject(new Error('away'));
		await expect(probe(away)).rejects.toThrow('away');
	});
});
