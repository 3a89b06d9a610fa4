import { watchDevice } from './browser/device';

/** Keeps the builder's `data-elementor-device-mode` on `<body>`, for editors' own CSS and scripts. */
export function keepDeviceMode(): void {
	watchDevice((device) => {
		document.body.dataset.elementorDeviceMode = device;
	});
}
