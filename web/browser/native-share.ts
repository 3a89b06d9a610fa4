/** True where the device has its own sheet for sharing. */
export function hasNativeShare(): boolean {
	return typeof navigator.share === 'function';
}

/**
 * Opens the device's sheet for sharing. Call it while handling a press.
 * @returns true when the visitor shared; false when they closed the sheet; never rejects
 */
export async function shareNatively(data: ShareData): Promise<boolean> {
	try {
		await navigator.share(data);
		return true;
	} catch {
		return false;
	}
}
