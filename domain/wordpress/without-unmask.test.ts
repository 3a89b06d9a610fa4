import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { withoutUnmask } from './without-unmask';

it('removes the directives for Apollo Client, at any depth, and nothing else', () => {
	const document = parse(`
		query Page { page { ...Node @unmask ...Other @unmask(mode: "migrate") @include(if: true) } }
		fragment Node on Page { author { ...Author @unmask } }
	`);
	expect(print(withoutUnmask(document))).toBe(
		print(
			parse(`
				query Page { page { ...Node ...Other @include(if: true) } }
				fragment Node on Page { author { ...Author } }
			`),
		),
	);
});

it('gives the same document back where there is nothing to take away', () => {
	const document = parse('query Page { page { ...Node } } fragment Node on Page { id }');
	expect(withoutUnmask(document)).toBe(document);
});
