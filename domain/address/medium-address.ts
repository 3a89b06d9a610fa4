/**
 * The suffixes that WordPress appends to a file name: for a generated size, for the scaled or rotated original, and for
 * an edit.
 */
const MADE_FROM = /(?:-\d{1,5}x\d{1,5}|-scaled|-rotated|-e\d{10,13})+(?=\.[^.]+$)/;

/**
 * True if an address that is stored beside a media id belongs to the medium that this site has under this id. A design
 * imported from another site brings that site's ids, which belong to other pictures here, so the address decides.
 *
 * True for an address of this site (under any file name) and for the same uploads file on another host, in any size.
 * True for an empty address, because then only the id can decide. False for an address that cannot be parsed.
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

/**
 * The path below the uploads folder without the size suffix, `2026/05/bay.jpg`; the whole path for other addresses.
 */
function uploadOf({ pathname }: URL): string {
	const below = pathname.replace(/^.*?\/uploads\/(?:sites\/\d+\/)?/, '');
	return below.replace(MADE_FROM, '').toLowerCase();
}
