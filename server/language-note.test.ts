import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment';
import { languageNote } from './language-note';

const noteFor = (LANGUAGE?: string) =>
	languageNote(LANGUAGE, parseEnvironment({ LANGUAGE }).language);

describe('the note about LANGUAGE', () => {
	it.each(['ar', 'de-AT', 'no', 'zh', 'qps-ploc', '', ' ', undefined])(
		'is absent for %s, which has words',
		(language) => expect(noteFor(language)).toBeNull(),
	);

	it.each(['eo', 'xx-YY'])('names %s, for which English words stand in', (language) => {
		expect(parseEnvironment({ LANGUAGE: language }).language).toBe(language);
		expect(noteFor(language)).toContain(`LANGUAGE="${language}"`);
		expect(noteFor(language)).toContain('English');
	});

	it.each(['de_DE:de', 'en_US.UTF-8', 'C', 'deutsch'])('names %s, which is no tag', (language) => {
		expect(noteFor(language)).toContain(`LANGUAGE="${language}" is no language tag`);
	});
});
