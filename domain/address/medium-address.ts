/** What WordPress puts behind a file's name: a size it made, the scaled original, an edit. */
const MADE_FROM = /(?:-\d{1,5}x\d{1,5}|-scaled|-rotated|-e\d{10,13})+(?=\.[^.]+$)/;

/**
 * Whether an address that was stored beside an id names the medium that the id stands for here. A design that came
 * from another site brings that site's ids, which stand for other pictures here: the address tells.
 *
 * True for an address of this site (whatever its file is called today) and for the same file of the uploads on
 * another host, in any of its sizes. An empty address leaves it to the id. An unreadable one is nobody's.
 *
 * @param url as stored in a control, absolute or relative
 * @param sourceUrl the file of the medium with that id
 * @param siteUrl this site's public address
 */
export function isAddressOfMedium(url: string, sourceUrl: string, siteUrl: string): boolean {
	if (url === '') return true;
	if (!URL.canParse(url, siteUrl) || !URL.canParse(sourceUrl, siteUrl)) return false;
	const [address, source] = [new URL(url, siteUrl), new URL(sourceUrl, siteUrl)];
	if ([new URL(siteUrl).host, source.host].includes(address.host)) return true;
	return uploadOf(address) === uploadOf(source);
}

/** The file below the uploads folder without its size, `2026/05/bay.jpg`; elsewhere the whole path. */
function uploadOf({ pathname }: URL): string {
	const below = pathname.replace(/^.*?\/uploads\/(?:sites\/\d+\/)?/, '');
	return below.replace(MADE_FROM, '').toLowerCase();
}
