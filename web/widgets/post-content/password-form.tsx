import { useCurrentPage } from '../../elements/context/current-page';
import { useTexts } from '../../ui/texts';

/**
 * The form for the password of a protected post. It works without script. After a wrong password the browser returns to
 * the page with the focus in the field.
 */
export function PasswordForm({ databaseId }: { databaseId: number }) {
	const say = useTexts();
	const { path, isPasswordWrong = false } = useCurrentPage();
	const field = `password-${databaseId}`;
	const described = isPasswordWrong ? `${field}-error ${field}-hint` : `${field}-hint`;
	return (
		<form className="post-password-form" action="/wp-login.php?action=postpass" method="post">
			{isPasswordWrong && (
				<div className="post-password-form-invalid-password" role="alert">
					<p id={`${field}-error`}>{say('post.passwordWrong')}</p>
				</div>
			)}
			<p id={`${field}-hint`}>{say('post.protected')}</p>
			<input type="hidden" name="redirect_to" value={`${path}#${field}`} />
			<label htmlFor={field}>{say('common.password')}</label>
			<input
				id={field}
				name="post_password"
				type="password"
				autoComplete="off"
				required
				aria-describedby={described}
				aria-invalid={isPasswordWrong || undefined}
			/>
			<button type="submit">{say('post.readOn')}</button>
		</form>
	);
}
