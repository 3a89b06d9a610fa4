import { expect, it } from 'vitest';
import { createPlainLog } from './plain-log';

it('keeps lines until the site is up, counts each kind and names the first five', () => {
	const printed: string[] = [];
	const { log, flush } = createPlainLog((text) => printed.push(text));
	for (let number = 1; number <= 7; number++) {
		log.warn({ warning: `page ${number}` }, 'content was repaired');
	}
	log.warn({ widgets: {} }, 'a widget shows nothing');
	log.info('answered');
	expect(printed).toEqual([]);
	expect(flush()).toBe(
		'content was repaired (7 times):\n  page 1\n  page 2\n  page 3\n  page 4\n  page 5\n  and 2 more\na widget shows nothing\n',
	);
	expect(flush()).toBe('');
});

it('prints warnings at once when the site is up, and no answered request', () => {
	const printed: string[] = [];
	const { log, flush } = createPlainLog((text) => printed.push(text));
	flush();
	log.info({ path: '/' }, 'answered');
	log.error({ err: new Error('lost') }, 'a request failed');
	log.warn('Redis is away');
	expect(printed).toEqual(['a request failed: lost\n', 'Redis is away\n']);
});
