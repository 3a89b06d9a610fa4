/** Whether the device has a sheet of its own for sharing. */
export function hasNativeShare(): boolean {
	return typeof navigator.share === 'function';
}

/**
 * Opens the device's own sheet for sharing. Call it while a press is handled.
 * @returns whether something was shared; false where the visitor closed it, never rejects
 */
export async function shareNatively(data: ShareData): Promise<boolean> {
	try {
		await navigator.share(data);
		return true;
	} catch {
		return false;
	}
}
