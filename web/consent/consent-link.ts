/** Where links lead that open the visitor's choices; an editor may set one wherever it is wanted. */
export const CONSENT_LINK = '#consent-settings';
