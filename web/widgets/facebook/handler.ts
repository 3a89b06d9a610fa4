import type { Attach } from '../../attach/handler';
import { attachSocialEmbed } from '../../ui/social-embed/attach-social-embed';

/** Loads Facebook's frame when the visitor presses the link, or at once if the visitor has allowed such frames. */
export const attach: Attach = (element) => attachSocialEmbed(element);
