import { isSetLater } from 'outrigger/site/through/late-classes';
import { expect, it } from 'vitest';
import { sourceFiles, sourceOf } from './support/source-files';

const SETS = /classList\.(?:add|toggle)\(\s*(['"])([\w-]+)\1|className = (['"])([\w -]+)\3/g;
/** Parts of the editor's view and of islands, which no passed page has. */
const ELSEWHERE = /^web\/(?:inspector|shop|popups\/debug)\//;

/**
 * Sheets of passed pages lose the rules of classes that no element has: the rules of classes that
 * handlers set later must stay.
 */
it('the code that cuts sheets knows every class that a handler sets', () => {
	const classes = sourceFiles('web')
		.filter((file) => !ELSEWHERE.test(file) && !/\.test\.|\/testing\//.test(file))
		.flatMap((file) =>
			[...sourceOf(file).matchAll(SETS)].flatMap(([, , one = '', , several = '']) =>
				`${one} ${several}`.split(' ').filter(Boolean),
			),
		);
	expect(classes.length).toBeGreaterThan(20);
	expect([...new Set(classes)].filter((name) => !isSetLater(name))).toEqual([]);
});
