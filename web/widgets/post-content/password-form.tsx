import { useCurrentPage } from '../../elements/context/current-page';

/** Asks for the password of a protected post; a plain form, so it works without script. */
export function PasswordForm({ databaseId }: { databaseId: number }) {
	const { path } = useCurrentPage();
	const field = `password-${databaseId}`;
	return (
		<form className="post-password-form" action="/wp-login.php?action=postpass" method="post">
			<p id={`${field}-hint`}>This content is protected. Enter its password to read on.</p>
			<input type="hidden" name="redirect_to" value={path} />
			<label htmlFor={field}>Password</label>
			<input
				id={field}
				name="post_password"
				type="password"
				autoComplete="off"
				required
				aria-describedby={`${field}-hint`}
			/>
			<button type="submit">Read on</button>
		</form>
	);
}
