import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { OwnLinks } from './own-links';
import { fieldOf } from './parse-wxr';
import { readPhpValue } from './php-value';
import { datesOf, guidOf, type ItemFacts, idOf, metaValue } from './post-source';
import type { WxrItem } from './wxr-items';

const UPLOADS = /\/(?:wp-content\/uploads|files)\/(.+)$/;
const USABLE = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))(?!.*\\).+\.[a-z0-9]+$/i;

/** One file of `media.json`, with the address that it has on the old host; `null` where nothing names a file. */
export function mediaEntry(
	item: WxrItem,
	facts: ItemFacts,
	links: OwnLinks,
): Record<string, unknown> | null {
	const url = fieldOf(item.fields, 'attachment_url') || fieldOf(item.fields, 'guid');
	const isAddress = /^https?:\/\/[^\s"'<>]+$/i.test(url);
	const path = isAddress ? decodePath(url) : '';
	const file = [
		metaValue(item.meta, '_wp_attached_file'),
		UPLOADS.exec(path)?.[1],
		path.split('/').at(-1),
	].find((name) => name !== undefined && USABLE.test(name));
	if (file === undefined) return null;
	const author = fieldOf(item.fields, 'creator');
	const { date } = datesOf(item);
	const parent = idOf(fieldOf(item.fields, 'post_parent'));
	return {
		databaseId: facts.databaseId,
		slug: facts.slug,
		title: facts.title,
		altText: metaValue(item.meta, '_wp_attachment_image_alt') ?? '',
		caption: links(item.excerpt),
		description: links(item.content),
		file,
		...measuresOf(metaValue(item.meta, '_wp_attachment_metadata')),
		...(isAddress ? { url } : {}),
		...(date ? { date } : {}),
		...(parent ? { parent } : {}),
		menuOrder: Number.parseInt(fieldOf(item.fields, 'menu_order'), 10) || 0,
		commentStatus: fieldOf(item.fields, 'comment_status') === 'open' ? 'open' : 'closed',
		...guidOf(item),
		author: author || null,
	};
}

function decodePath(url: string): string {
	return URL.canParse(url) ? (percentDecoded(new URL(url).pathname) ?? '') : '';
}

interface Measures {
	width: number;
	height: number;
}

/** Pixels of a picture as WordPress measured them, and the sizes that it made of it. */
function measuresOf(
	metadata: string | undefined,
): Partial<Measures> & { sizes?: Record<string, Measures & { file: string }> } {
	const value = readPhpValue(metadata ?? '');
	if (!isPlainObject(value)) return {};
	const sizes = isPlainObject(value.sizes) ? Object.entries(value.sizes) : [];
	const known = sizes.flatMap(([name, size]) => {
		const measures = readMeasures(size);
		if (measures === null || !isPlainObject(size) || typeof size.file !== 'string') return [];
		return /^[^/\\]+\.[a-z0-9]+$/i.test(size.file)
			? [[name, { file: size.file, ...measures }] as const]
			: [];
	});
	return {
		...readMeasures(value),
		...(known.length > 0 && { sizes: Object.fromEntries(known) }),
	};
}

function readMeasures(value: unknown): Measures | null {
	if (!isPlainObject(value)) return null;
	const { width, height } = value;
	const isSize = (side: unknown) => Number.isInteger(Number(side)) && Number(side) > 0;
	return isSize(width) && isSize(height) ? { width: Number(width), height: Number(height) } : null;
}
