import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { withLanguageArgument } from './language-argument';

const printed = (text: string) => print(withLanguageArgument(parse(text), 'pt-br'));
const same = (text: string) => expect(printed(text)).toBe(print(parse(text)));

describe('a document in a language', () => {
	it('limits the lists of its root', () => {
		expect(printed('{ posts(first: 5) { nodes { id } } pages { nodes { id } } }')).toBe(
			print(
				parse(
					'{ posts(first: 5, where: { language: PT_BR }) { nodes { id } } pages(where: { language: PT_BR }) { nodes { id } } }',
				),
			),
		);
		expect(
			printed('{ inMonth: posts(where: { dateQuery: { year: 2026 } }) { nodes { id } } }'),
		).toContain('where: {dateQuery: {year: 2026}, language: PT_BR}');
	});

	it('leaves lists that name their items, lists of other things and lists of fragments alone', () => {
		same('query Q($ids: [ID]) { contentNodes(where: { in: $ids }) { nodes { id } } }');
		same('query Q($where: W) { contentNodes(where: $where) { nodes { id } } }');
		same('{ users { nodes { posts { nodes { id } } } } terms { nodes { id } } }');
		same('query Q { viewer { ...F } } fragment F on User { posts { nodes { id } } }');
	});

	it('is made once for each language', () => {
		const document = parse('{ posts { nodes { id } } }');
		const german = withLanguageArgument(document, 'de');
		expect(withLanguageArgument(document, 'de')).toBe(german);
		expect(print(withLanguageArgument(document, 'fr'))).toContain('FR');
	});
});
