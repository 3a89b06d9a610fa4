import { type StyleControl, slider } from '../../elements/styles/factories';

export const spacerStyles: readonly StyleControl[] = [slider('space', '', '--spacer-size')];
