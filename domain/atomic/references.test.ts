import { describe, expect, it } from 'vitest';
import { read } from './envelope';
import { pictureIdsIn, type References, withReferences } from './references';
import { bodyOf } from './styles/style-rules';
import { richText } from './values/text';

const references: References = {
	variable: (id) => (id === 'e-gv-1' ? 'var(--ink)' : undefined),
	dynamic: ({ name, settings }) =>
		name === 'post-title' ? `A bay${settings.after ?? ''}` : undefined,
	picture: (id, size) => (id === 12 ? `/uploads/bay-${size}.jpg` : undefined),
};
const t = ($$type: string, value: unknown) => ({ $$type, value });
const resolved = (stored: unknown) => withReferences(stored, references);

describe('a reference', () => {
	it.each([
		['color', t('global-color-variable', 'e-gv-1'), 'color:var(--ink)'],
		['font-family', t('global-font-variable', 'e-gv-1'), 'font-family:var(--ink)'],
		['width', t('global-size-variable', 'e-gv-1'), 'width:var(--ink)'],
		['width', t('global-custom-size-variable', 'e-gv-1'), 'width:var(--ink)'],
		['width', t('global-size-variable', 'e-gv-9'), ''],
		['width', t('global-size-variable', null), ''],
	])('to a variable stands for a value of its kind: %s', (property, stored, css) => {
		expect(bodyOf({ props: { [property]: resolved(stored) } })).toBe(css);
	});

	it('to a variable is found inside of other values', () => {
		const shadow = t('shadow', { color: t('global-color-variable', 'e-gv-1') });
		expect(bodyOf({ props: { 'box-shadow': resolved(t('box-shadow', [shadow])) } })).toBe(
			'box-shadow:0px 0px 0px 0px var(--ink)',
		);
	});

	const image = (id: unknown, size?: unknown) =>
		t('image', {
			src: t('image-src', { id: t('image-attachment-id', id) }),
			...(size !== undefined && { size: t('string', size) }),
		});
	const addressOf = (stored: unknown) =>
		/"url":\{"\$\$type":"url","value":"([^"]*)"/.exec(JSON.stringify(resolved(stored)))?.[1];

	it.each([
		[image(12), '/uploads/bay-full.jpg'],
		[image('12', ''), '/uploads/bay-full.jpg'],
		[image(12, 7), '/uploads/bay-full.jpg'],
		[image(12, 'large'), '/uploads/bay-large.jpg'],
	])('to a picture has the address of its size: %j', (stored, address) => {
		expect(addressOf(stored)).toBe(address);
	});

	it.each([
		image(0),
		image(-12),
		image(1.5),
		image('x'),
		t('image', {}),
		t('image', 12),
		t('image', { src: 12 }),
		t('video', { src: t('image-src', { id: t('image-attachment-id', 12) }) }),
		{ src: t('image-src', { id: t('image-attachment-id', 12) }) },
	])('to no picture stays as it is: %j', (stored) => {
		const anyPicture = { ...references, picture: (id: number) => `/uploads/${id}.jpg` };
		expect(withReferences(stored, anyPicture)).toBe(stored);
	});

	it('to an unknown picture stays unchanged', () => {
		const [unknown, known] = [image(13), image(12)];
		expect(resolved(unknown)).toBe(unknown);
		const { picture: _, ...withoutPictures } = references;
		expect(withReferences(known, withoutPictures)).toBe(known);
	});

	it('is resolved in lists; lists without one stay unchanged', () => {
		const variable = t('global-color-variable', 'e-gv-1');
		expect(resolved(['a', variable])).toEqual(['a', t('color', 'var(--ink)')]);
		const plain = ['a', 'b'];
		expect(resolved(plain)).toBe(plain);
	});

	it.each([null, 'x', {}, { name: 7 }, { settings: {} }])(
		'to the dynamic value %j is absent',
		(value) => {
			expect(resolved(t('dynamic', value))).toBeNull();
		},
	);

	it('to a dynamic value is that value, or the default if the value is unknown', () => {
		const title = richText('This is a title');
		const tag = (name: string) =>
			t('dynamic', { name, group: 'post', settings: { after: t('string', '!') } });
		expect(read(title, resolved(tag('post-title')))).toBe('A bay!');
		expect(read(title, resolved(tag('made-up')))).toBe('This is a title');
		expect(read(title, resolved(t('dynamic', [])))).toBe('This is a title');
		expect(read(title, withReferences(tag('post-title'), { variable: () => undefined }))).toBe(
			'This is a title',
		);
	});

	it('to a value that instances may change is the value of the component', () => {
		const value = t('overridable', { override_key: 'a', origin_value: t('string', 'Bay') });
		expect(resolved(value)).toEqual(t('string', 'Bay'));
		expect(resolved(t('overridable', []))).toBeNull();
	});

	it('to a picture of the library becomes its address, at any depth', () => {
		const picture = (id: number) =>
			t('background', {
				'background-overlay': t('background-overlay', [
					t('background-image-overlay', {
						image: t('image', {
							src: t('image-src', { id: t('image-attachment-id', id), url: null }),
							size: t('string', 'large'),
						}),
					}),
				]),
			});
		expect(bodyOf({ props: { background: resolved(picture(12)) } })).toBe(
			'background-image:url("/uploads/bay-large.jpg")',
		);
		expect(bodyOf({ props: { background: resolved(picture(13)) } })).toBe('');
		expect(pictureIdsIn([picture(12), picture(13), picture(12), picture(-1)])).toEqual([12, 13]);
	});
});

describe('a value without references', () => {
	it('is returned unchanged', () => {
		const stored = { a: [t('size', { size: 4, unit: 'px' })], b: null };
		expect(resolved(stored)).toBe(stored);
	});

	it('that is deeper than any value is cut, and nothing loops', () => {
		let deep: unknown = t('global-color-variable', 'e-gv-1');
		for (let depth = 0; depth < 5000; depth++) deep = [deep];
		expect(() => resolved(deep)).not.toThrow();
		expect(pictureIdsIn(deep)).toEqual([]);
	});
});

describe('the pictures in stored values', () => {
	const picture = (id: unknown) => t('image-attachment-id', id);
	const within = (depth: number) => {
		let value: unknown = picture(7);
		for (let level = 0; level < depth; level += 1) value = [value];
		return pictureIdsIn(value);
	};

	it('are their numbers, each once', () => {
		expect(pictureIdsIn([picture(7), { a: picture('8') }, 'text', picture(7)])).toEqual([7, 8]);
		expect(pictureIdsIn([picture(0), picture(-1), picture(1.5), picture('x'), null])).toEqual([]);
	});

	it('are looked for so deep, and no deeper', () => {
		const deepest = Array.from({ length: 200 }, (_, depth) => depth).filter(
			(depth) => within(depth).length > 0,
		);
		expect(deepest.length).toBeLessThan(200);
		expect(within(deepest.length - 1)).toEqual([7]);
		expect(within(100_000)).toEqual([]);
	});
});
