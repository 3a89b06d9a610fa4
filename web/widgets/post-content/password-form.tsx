import { useCurrentPage } from '../../elements/context/current-page';
import { useTexts } from '../../ui/texts';

/** Asks for the password of a protected post; a plain form, so it works without script. */
export function PasswordForm({ databaseId }: { databaseId: number }) {
	const say = useTexts();
	const { path } = useCurrentPage();
	const field = `password-${databaseId}`;
	return (
		<form className="post-password-form" action="/wp-login.php?action=postpass" method="post">
			<p id={`${field}-hint`}>{say('post.protected')}</p>
			<input type="hidden" name="redirect_to" value={path} />
			<label htmlFor={field}>{say('common.password')}</label>
			<input
				id={field}
				name="post_password"
				type="password"
				autoComplete="off"
				required
				aria-describedby={`${field}-hint`}
			/>
			<button type="submit">{say('post.readOn')}</button>
		</form>
	);
}
