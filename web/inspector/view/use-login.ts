import { watchEvents } from '@outrigger/elements/browser/events';
import { every } from '@outrigger/elements/browser/interval';
import { restNonce } from '@outrigger/elements/wordpress/rest-nonce';
import { useEffect, useState } from 'react';

/**
 * The longest time after which the view notices the end of a login, in milliseconds. It also checks when the user
 * returns to the tab.
 */
const LOOK_EVERY_MS = 60_000;

/**
 * Returns true if the login has ended since the view was opened. If WordPress gives the host no information about
 * logins, no login can end.
 */
export function useLoginEnded(): boolean {
	const [hasEnded, setHasEnded] = useState(false);
	useEffect(() => {
		let wasThere = false;
		const look = async () => {
			const nonce = await restNonce().catch(() => null);
			// A lost network does not mean that the login has ended, so the login is not checked then.
			if (nonce === null) return;
			wasThere ||= nonce !== '';
			setHasEnded(wasThere && nonce === '');
		};
		void look();
		const stop = [every(LOOK_EVERY_MS, look), watchEvents(['focus'], look)];
		return () => {
			for (const end of stop) end();
		};
	}, []);
	return hasEnded;
}
