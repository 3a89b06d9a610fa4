import { useState } from 'react';
import type { Editing } from './use-editing';

/** The notices for an editor: the login has ended, a reload has restored edits, or the page cannot be edited. */
export function Notices({
	editing,
	loginEnded,
	isStrange,
}: {
	editing: Editing;
	loginEnded: boolean;
	isStrange: boolean;
}) {
	const [isRead, setRead] = useState(false);
	const { history, restored } = editing;
	const count = history.done.length;
	return (
		<div className="notices" role="status">
			{(loginEnded || isStrange) && (
				<p className="notice warning">
					Your login has ended.{' '}
					{count > 0
						? 'What you changed is kept in this tab: you can copy and download it, or '
						: 'You can '}
					<a href="/wp-login.php" target="_blank" rel="noopener">
						log in again
					</a>{' '}
					in another tab{isStrange ? ' and reload this one.' : ' and go on here.'}
				</p>
			)}
			{restored > 0 && !isRead && (
				<p className="notice">
					{count === 1 ? 'One change' : `${count} changes`} from before the reload{' '}
					{count === 1 ? 'is' : 'are'} back.
					<button
						type="button"
						onClick={() => {
							editing.discard();
							setRead(true);
						}}
					>
						Discard
					</button>
					<button type="button" onClick={() => setRead(true)}>
						Keep
					</button>
				</p>
			)}
		</div>
	);
}
