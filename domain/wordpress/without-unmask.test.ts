import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { withoutUnmask } from './without-unmask';

it('removes only the directives for Apollo Client, at any depth', () => {
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

it('returns the same document without such directives', () => {
	const document = parse('query Page { page { ...Node } } fragment Node on Page { id }');
	expect(withoutUnmask(document)).toBe(document);
});
