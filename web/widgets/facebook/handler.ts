import type { Attach } from '../../attach/handler';
import { attachSocialEmbed } from '../../ui/social-embed/attach-social-embed';

/** Loads Facebook's frame when a visitor presses its link, or has allowed such frames. */
export const attach: Attach = (element) => attachSocialEmbed(element);
