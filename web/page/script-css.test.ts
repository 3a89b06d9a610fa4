import { expect, it } from 'vitest';
import { scriptCss } from './script-css';

it.each([
	['ar', '*{letter-spacing:0!important}:root{--e-slant:normal}'],
	['fa-IR', '*{letter-spacing:0!important}:root{--e-slant:normal}'],
	['ja-JP', ':root{--e-slant:normal}'],
	['de-DE', ''],
	['arn', ''],
])('a page in %s gets the rules that its script needs', (language, css) => {
	expect(scriptCss(language)).toBe(css);
});
