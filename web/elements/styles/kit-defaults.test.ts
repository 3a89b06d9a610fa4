import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { widgetDefaultsOf } from './kit-defaults';
import { createStyleCollector } from './style-collector';

const HEADING =
	'.h{color:var(--e-global-color-primary);font-family:var(--e-global-typography-primary-font-family,revert-layer)}';

function sheet(settings: Record<string, unknown>): string {
	const styles = createStyleCollector(DEFAULT_BREAKPOINTS, [], widgetDefaultsOf(settings));
	styles.addCss('heading', HEADING);
	styles.addCss('icon', '.i{color:var(--i,var(--e-global-color-accent,#123))}');
	styles.addCss('kit', '.k{color:var(--e-global-color-primary)}', 'theme');
	return styles.toCss();
}

describe('the default colours and fonts of widgets', () => {
	it('are the global ones', () => {
		expect(sheet({})).toContain(HEADING);
	});

	it('are absent, each separately, if the kit switches them off', () => {
		const withoutColors = sheet({ elementor_disable_color_schemes: 'yes' });
		expect(withoutColors).toContain(
			'.h{color:var(--no-color,revert-layer);font-family:var(--e-global-typography-primary',
		);
		expect(withoutColors).toContain('.i{color:var(--i,var(--no-color,#123))}');
		const withoutFonts = sheet({ elementor_disable_typography_schemes: 'yes' });
		expect(withoutFonts).toContain(
			'.h{color:var(--e-global-color-primary);font-family:var(--no-font-font-family,revert-layer)}',
		);
	});

	it('are the only styles that the switch removes: the kit’s styles of its own elements stay', () => {
		expect(sheet({ elementor_disable_color_schemes: 'yes' })).toContain(
			'.k{color:var(--e-global-color-primary)}',
		);
	});
});
