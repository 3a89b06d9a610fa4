import { defineWidget } from '../../elements/tree/define-widget';
import { Lottie } from './lottie';
import css from './lottie.css?inline';
import { LottieBrowserSettings, LottieSettings } from './settings';
import { lottieStyles } from './styles';

export const lottie = defineWidget({
	types: ['lottie'],
	settings: LottieSettings,
	browserSettings: LottieBrowserSettings,
	Markup: Lottie,
	styles: lottieStyles,
	css,
});
