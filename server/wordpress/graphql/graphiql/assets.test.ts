import { describe, expect, it } from 'vitest';
import { loadAssets, withHistory } from './assets';

describe('GraphiQL’s files', () => {
	it('list the history among the plugins, as the package is written today', async () => {
		const { script } = await loadAssets();
		expect(script.body.toString()).toMatch(/\bplugins:\[\w+,\w+\],schemaDescription:/);
	});

	it('are not made of a package that is written in another way', () => {
		const known = 'const h={title:"History",icon:i};x({plugins:[e],schemaDescription:!0})';
		expect(withHistory(known)).toContain('plugins:[h,e],schemaDescription:');
		expect(() => withHistory(known.replace('"History"', '"Past"'))).toThrow('withHistory');
		expect(() => withHistory(known.replace('plugins', 'addOns'))).toThrow('withHistory');
	});
});
