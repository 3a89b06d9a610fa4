import { describe, expect, it } from 'vitest';
import { createAddOns } from '../add-ons';

const asElementsKitHeading = (settings: Record<string, unknown>) =>
	createAddOns().nameWidget({ widgetType: 'jkit_heading', settings, renderedHtml: null }).settings;

const SAID = {
	sg_title_before: ' Seven ',
	sg_title_focused: 'boats',
	sg_title_after: 'wait',
	sg_title_html_tag: 'h3',
	sg_subtitle_heading: 'In the bay',
	sg_description: '<p>All summer</p>',
};

describe('a heading of Jeg Elementor Kit', () => {
	it('joins its stored pieces in one title, with the middle piece set off', () => {
		expect(asElementsKitHeading(SAID)).toMatchObject({
			...SAID,
			ekit_heading_title: 'Seven {{boats}} wait',
			ekit_heading_title_tag: 'h3',
			ekit_heading_sub_title: 'In the bay',
			ekit_heading_extra_title: '<p>All summer</p>',
			ekit_heading_show_seperator: '',
		});
	});

	it.each([
		[{ sg_title_before: 'Boats' }, 'Boats'],
		[{ sg_title_focused: 'Boats' }, '{{Boats}}'],
		[{ sg_title_before: ' ', sg_title_focused: '', sg_title_after: 'Boats' }, 'Boats'],
		[{ sg_title_before: 7, sg_title_text: 'What the add-on wrote there' }, ''],
	])('leaves out the pieces that are not there: %j', (settings, title) => {
		expect(asElementsKitHeading(settings).ekit_heading_title).toBe(title);
	});

	it.each([
		['yes', 'yes', 'yes'],
		['', '', ''],
		[undefined, undefined, ''],
		[true, 'no', ''],
	])('shows the text below where its switch is on: %j, %j', (subtitle, description, shown) => {
		const settings = { sg_subtitle_enable: subtitle, sg_description_enable: description };
		expect(asElementsKitHeading(settings)).toMatchObject({
			ekit_heading_sub_title_show: shown,
			ekit_heading_section_extra_title_show: shown,
		});
	});

	it.each([
		['st_title_color_responsive', 'ekit_heading_title_color'],
		['st_title_typography_content_typography', 'ekit_heading_title_typography'],
		['st_focused_color_responsive', 'ekit_heading_focused_title_color'],
		['st_focused_typography_content_typography', 'ekit_heading_focused_title_typography'],
		['st_subtitle_color_responsive', 'ekit_heading_sub_title_color'],
		['st_subtitle_typography_content_typography', 'ekit_heading_sub_title_typography'],
		['st_description_color_responsive', 'ekit_heading_extra_title_color'],
		['st_description_typography_content_typography', 'ekit_heading_extra_title_typography'],
	])('has the looks of %s, on each device and in the kit', (from, to) => {
		const size = { unit: 'px', size: 20 };
		const read = asElementsKitHeading({
			[`${from}_tablet`]: size,
			[`its_${from}`]: 'no look',
			__globals__: { [from]: size, other: 'kept' },
		});
		expect(read[`${to}_tablet`]).toBe(size);
		expect(read.__globals__).toEqual({ [from]: size, [to]: size, other: 'kept' });
		expect(read).not.toHaveProperty(`its_${to}`);
	});

	it('stands where it is put, by the name that others have for that', () => {
		const read = asElementsKitHeading({
			st_general_alignment_responsive: 'center',
			st_general_alignment_responsive_mobile: 'left',
			st_title_color_responsive: 'center',
		});
		expect(read.ekit_heading_title_align_mobile).toBe('text_left');
		expect(read.ekit_heading_title_align).toBe('text_center');
		expect(read.ekit_heading_title_color).toBe('center');
	});

	it('has no settings of the kit without stored ones', () => {
		expect(asElementsKitHeading({})).not.toHaveProperty('__globals__');
		expect(asElementsKitHeading({ __globals__: [] }).__globals__).toEqual([]);
	});
});
