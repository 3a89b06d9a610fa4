import { DEFAULT_BREAKPOINTS, exactMediaOf } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { type Kit, type KitTypography, kitBreakpoints } from './kit';
import { addKitStyles } from './kit-styles';
import { createStyleCollector } from './style-collector';

const TYPE: KitTypography = {
	id: 'primary',
	fontFamily: 'Archivo',
	fontWeight: '700',
	textTransform: null,
	fontStyle: '',
	textDecoration: null,
	fontSize: [
		{ device: 'DESKTOP', value: { size: 48, unit: 'px', expression: null } },
		{ device: 'MOBILE', value: { size: null, unit: 'custom', expression: 'clamp(1rem,5vw,2rem)' } },
	],
	lineHeight: [{ device: 'DESKTOP', value: { size: 1.1, unit: 'em', expression: null } }],
	letterSpacing: [],
	wordSpacing: [],
};

const KIT: Kit = {
	databaseId: 5,
	breakpoints: [],
	systemColors: [{ id: 'primary', color: '#0A6E77' }],
	customColors: [
		{ id: '7f8a', color: 'rgba(0,0,0,.5)' },
		{ id: 'bad id', color: '#000' },
		{ id: 'evil', color: '#000;} body{' },
	],
	systemTypography: [TYPE],
	customTypography: [],
	customCss: null,
	settings: {},
};

function sheet(kit: Partial<Kit>, widgets = ''): string {
	const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
	addKitStyles(styles, { ...KIT, ...kit });
	styles.addCss('widgets', widgets);
	return styles.toCss();
}

describe('a kit', () => {
	it('gives its colours and type styles as custom properties, per device', () => {
		const css = sheet({});
		expect(css).toContain(
			'.elementor-kit-5{--e-global-color-primary:#0a6e77;--e-global-color-7f8a:rgba(0,0,0,.5);' +
				'--e-global-typography-primary-font-family:"Archivo",sans-serif;' +
				'--e-global-typography-primary-font-size:48px;--e-global-typography-primary-font-weight:700;' +
				'--e-global-typography-primary-line-height:1.1em}',
		);
		expect(css).toContain(
			'@media (max-width:767px){.elementor-kit-5{--e-global-typography-primary-font-size:clamp(1rem,5vw,2rem)}}',
		);
	});

	it('has colours with more contrast only where the site wants them', () => {
		const alert = '.elementor-alert{color:var(--e-danger-text,#b94a48)}';
		expect(sheet({}, alert)).not.toContain('--e-danger-text:');
		expect(sheet({ accessibleDefaults: true }, alert)).toContain(':root{--e-danger-text:#6d1812}');
		// The sheet has only the variables that the page uses.
		expect(sheet({ accessibleDefaults: true })).not.toContain('--e-danger');
	});

	it('lets widgets stand over its bare elements, and its buttons over widgets', () => {
		const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
		styles.addCss('button', '.elementor-button{color:#fff}');
		addKitStyles(styles, {
			...KIT,
			settings: { h2_color: '#111', link_hover_color: '#222', button_text_color: '#333' },
		});
		const css = styles.toCss();
		expect(css).toMatch(/^@layer theme,widgets,kit;/);
		expect(css).toMatch(/@layer theme\{.*\.elementor-kit-5 h2\{color:#111\}/);
		expect(css).toMatch(/@layer theme\{.*\.elementor-kit-5 a:hover\{color:#222\}/);
		expect(css).toMatch(
			/@layer kit\{\.elementor-kit-5 button:where\(:not\(\.e-plain\)\),.*\.elementor-button\{color:#333\}/,
		);
	});

	it('sets the content width, the space between widgets and the page', () => {
		const css = sheet({
			settings: {
				container_width: { unit: 'px', size: 1200 },
				space_between_widgets: { unit: 'px', row: '16', column: '24' },
				body_background_background: 'classic',
				body_background_color: '#fbf7ee',
				__globals__: { body_color: 'globals/colors?id=primary' },
			},
		});
		expect(css).toContain(
			'.elementor-kit-5{--container-max-width:1200px;--kit-widget-spacing:16px;--widgets-spacing:16px 24px;background-color:#fbf7ee;color:var(--e-global-color-primary)}',
		);
	});

	it('hides page titles where its selector finds them, and takes no selector that is more', () => {
		expect(sheet({})).toContain('h1.entry-title{display:var(--page-title-display)}');
		expect(sheet({ settings: { page_title_selector: '.hero > h1' } })).toContain(
			'.hero > h1{display:var(--page-title-display)}',
		);
		expect(sheet({ settings: { page_title_selector: 'a{}body' } })).toContain('h1.entry-title{');
	});

	it('adds its own CSS behind everything', () => {
		const css = sheet({ customCss: 'selector .x{top:0} @import "y";' });
		expect(css.endsWith('.elementor-kit-5 .x{top:0}')).toBe(true);
	});
});

describe('kitBreakpoints', () => {
	it('takes the bounds of the kit over the table of the specification', () => {
		const breakpoints = kitBreakpoints({
			breakpoints: [
				{ device: 'MOBILE', value: 600, isEnabled: true },
				{ device: 'LAPTOP', value: 1366, isEnabled: false },
				{ device: 'TOASTER', value: 1, isEnabled: true },
			],
		});
		expect(exactMediaOf('mobile', breakpoints)).toBe('(max-width:600px)');
		expect(exactMediaOf('desktop', breakpoints)).toBe('(min-width:1201px)');
		expect(kitBreakpoints(null)).toBe(DEFAULT_BREAKPOINTS);
	});

	it('is compiled once, and every page has the same sheet of it', () => {
		let reads = 0;
		const kit: Kit = {
			...KIT,
			get customCss() {
				reads += 1;
				return 'selector a{color:red}';
			},
		};
		const page = (of: Kit) => {
			const styles = createStyleCollector(kitBreakpoints(of));
			addKitStyles(styles, of);
			return styles.toCss();
		};
		const first = page(kit);
		expect(first).toContain('.elementor-kit-5 a{color:red}');
		expect(page(kit)).toBe(first);
		expect(reads).toBe(1);
		expect(page({ ...kit })).toBe(first);
		expect(page({ ...kit, databaseId: 6 })).toContain('.elementor-kit-6 a{color:red}');
	});
});
