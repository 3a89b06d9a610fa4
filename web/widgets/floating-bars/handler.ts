import { defineHandler } from '../../attach/handler';
import { tellWindow } from '../../browser/events';
import { readEntry, writeEntry } from '../../browser/storage';
import { BarBrowserSettings } from './browser-settings';
import { makeRoom } from './make-room';
import { offerCoupon } from './offer-coupon';
import { moveHeadlines } from './ticker';

/**
 * Keeps the page clear of a floating bar, lets a visitor close it for this session, moves its headlines and copies its
 * coupon. On our markup and on the builder's own. It never takes the focus.
 */
export const attach = defineHandler(BarBrowserSettings, (element, settings) => {
	const bar = element.querySelector<HTMLElement>('.e-floating-bars');
	if (!bar) return () => {};
	const name = `floating_bar_${bar.dataset.documentId ?? ''}_${element.dataset.id ?? ''}_closed`;
	const stops: (() => void)[] = [];
	const end = () => {
		for (const stop of stops.splice(0)) stop();
	};
	const hide = () => {
		end();
		bar.classList.add('is-hidden');
		// What sticks to the top has more room now.
		tellWindow('resize', {});
	};
	if (readEntry('session', name)) {
		hide();
		return () => bar.classList.remove('is-hidden');
	}
	if (bar.getAttribute('role') === 'alertdialog') {
		// The builder says that of a banner, which asks nothing and holds nobody.
		bar.setAttribute('role', 'region');
		stops.push(() => bar.setAttribute('role', 'alertdialog'));
	}
	const close = bar.querySelector<HTMLElement>('.e-floating-bars__close-button');
	if (close) {
		const wasHidden = close.hidden;
		const onClick = () => {
			writeEntry('session', name, true);
			hide();
		};
		close.hidden = false;
		close.addEventListener('click', onClick);
		stops.push(() => {
			close.hidden = wasHidden;
			close.removeEventListener('click', onClick);
		});
	}
	stops.push(makeRoom(bar), moveHeadlines(bar, settings), offerCoupon(bar, settings));
	return () => {
		end();
		bar.classList.remove('is-hidden');
	};
});
