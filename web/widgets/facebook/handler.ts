import type { Attach } from '../../attach/handler';
import { attachSocialEmbed } from '../../ui/social-embed/attach-social-embed';

/** Loads what is Facebook's when a visitor asks for it, or has allowed it. */
export const attach: Attach = (element) => attachSocialEmbed(element);
