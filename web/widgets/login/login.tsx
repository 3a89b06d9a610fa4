import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Button } from '../../ui/button';
import { useTexts } from '../../ui/texts';
import { LoginField } from './login-field';
import type { LoginSettings } from './settings';

/** WordPress's own login address; it is the same on this site and on a real WordPress. */
const LOGIN_PATH = '/wp-login.php';

/**
 * WordPress's login form. It is sent to WordPress's own address, which answers a wrong password with WordPress's own
 * page. One cached page serves all visitors, so the handler finds out whether the visitor is logged in.
 */
export function Login({ settings, element }: WidgetProps<LoginSettings>) {
	const say = useTexts();
	const { allowLogin } = useRender();
	const { path } = useCurrentPage();
	allowLogin?.();
	const { custom_labels: isOwn } = settings;
	const goal = settings.redirect_after_login && settings.redirect_url.url;
	const end = settings.redirect_after_logout && settings.redirect_logout_url.url;
	const logout = new URLSearchParams({ action: 'logout', redirect_to: end || path });
	return (
		<form
			className="elementor-login elementor-form"
			method="post"
			action={LOGIN_PATH}
			aria-label={settings.button_text || say('login.submit')}
			data-logout={`${LOGIN_PATH}?${logout}`}
		>
			<input type="hidden" name="redirect_to" value={goal || path} />
			<div className="elementor-form-fields-wrapper elementor-labels-above">
				<LoginField
					id={`user-${element.id}`}
					name="log"
					label={settings.user_label || say('login.user')}
					placeholder={isOwn ? settings.user_placeholder : ''}
					autoComplete="username"
					settings={settings}
				/>
				<LoginField
					id={`password-${element.id}`}
					name="pwd"
					label={settings.password_label || say('common.password')}
					placeholder={isOwn ? settings.password_placeholder : ''}
					autoComplete="current-password"
					settings={settings}
				/>
				{settings.show_remember_me && (
					<div className="elementor-field-type-checkbox elementor-field-group elementor-column elementor-col-100 elementor-remember-me">
						<label htmlFor={`remember-${element.id}`}>
							<input
								type="checkbox"
								id={`remember-${element.id}`}
								name="rememberme"
								value="forever"
							/>
							{` ${say('login.remember')}`}
						</label>
					</div>
				)}
				<div className="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100">
					<Button
						type="submit"
						text={settings.button_text}
						size={settings.button_size}
						className={settings.button_hover_animation || undefined}
						label={settings.button_text.trim() ? undefined : say('login.submit')}
					/>
				</div>
				{settings.show_lost_password && (
					<div className="elementor-field-group elementor-column elementor-col-100 elementor-login__links">
						<a className="elementor-lost-password" href={`${LOGIN_PATH}?action=lostpassword`}>
							{say('login.lost')}
						</a>
					</div>
				)}
			</div>
		</form>
	);
}
