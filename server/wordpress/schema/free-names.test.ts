import { describe, expect, it } from 'vitest';
import { load } from '../content/testing/content-folder';
import { findSchemaFolder } from '../schema-folder';
import { withFreeNames } from './free-names';
import { readContract } from './read-contract';

const { sdl } = readContract(findSchemaFolder());

describe('names that the contract has itself', () => {
	it('are not for a content type or a taxonomy, which gets another name and a warning', async () => {
		const stored = await load({
			'site.json': {
				contentTypes: [{ name: 'avatar' }, { name: 'boat' }],
				taxonomies: [{ name: 'skipper', graphqlSingleName: 'commentAuthor' }],
			},
		});
		const { content, warnings } = withFreeNames(stored, sdl);
		const singles = [...content.contentTypes, ...content.taxonomies].map(
			({ graphqlSingleName }) => graphqlSingleName,
		);
		expect(singles).toEqual([
			...[
				'post',
				'page',
				'mediaItem',
				'elementorTemplate',
				'builderComponent',
				'avatarItem',
				'boat',
			],
			...['category', 'tag', 'postFormat', 'commentAuthorTerm'],
		]);
		expect(warnings).toHaveLength(2);
		expect(warnings[0]).toMatch(
			/^the content type avatar would be Avatar in the schema, .* it is AvatarItem/,
		);
	});

	it('stay if none of them is taken', async () => {
		const stored = await load({ 'site.json': { contentTypes: [{ name: 'boat' }], shop: {} } });
		expect(withFreeNames(stored, sdl)).toEqual({ content: stored, warnings: [] });
	});
});
