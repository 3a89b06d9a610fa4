import { breakpointsOf } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { containerCss, sectionCss } from './base-css';

describe('the CSS of containers and sections', () => {
	it('changes at the bounds of the site', () => {
		const breakpoints = breakpointsOf({ mobile: { value: 600 } });
		expect(containerCss(breakpoints)).toContain('@media (max-width:600px){');
		expect(sectionCss(breakpoints)).toContain('@media (max-width:600px){');
		expect(sectionCss(breakpoints)).toContain('@media (min-width:601px) and (max-width:1024px){');
	});
});
