/** The picture that a page's first screen is made of, as a preload names it. */
export interface HeroPicture {
	src: string;
	srcSet: string | undefined;
	sizes: string | undefined;
}

const PICTURE = /<img\b[^>]*>/gi;
const IS_URGENT = /\sfetchpriority="high"/i;

/**
 * The first picture of a body that asks to be fetched before others. A body may have several: widgets and markup out of
 * WordPress do not know of each other.
 *
 * @param html as a renderer prints it: attributes in double quotes
 */
export function heroPicture(html: string): HeroPicture | null {
	const [tag] = html.match(PICTURE)?.filter((one) => IS_URGENT.test(one)) ?? [];
	if (!tag || /\sloading="lazy"/i.test(tag)) return null;
	const src = attributeOf(tag, 'src');
	return src ? { src, srcSet: attributeOf(tag, 'srcset'), sizes: attributeOf(tag, 'sizes') } : null;
}

/** The same body with one picture before all others: two that are urgent share one slow line. */
export function withOneHero(html: string): string {
	let isFirst = true;
	return html.replace(PICTURE, (tag) => {
		if (!IS_URGENT.test(tag)) return tag;
		const answer = isFirst ? tag : tag.replace(IS_URGENT, '');
		isFirst = false;
		return answer;
	});
}

function attributeOf(tag: string, name: string): string | undefined {
	const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? [];
	return value?.replaceAll('&amp;', '&') || undefined;
}
