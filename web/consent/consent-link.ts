/** Address of links that open the visitor's choices; an editor may set such a link anywhere. */
export const CONSENT_LINK = '#consent-settings';
