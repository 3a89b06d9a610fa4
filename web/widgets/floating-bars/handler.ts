import { defineHandler } from '../../attach/handler';
import { tellWindow } from '../../browser/events';
import { readEntry, writeEntry } from '../../browser/storage';
import { BarBrowserSettings } from './browser-settings';
import { makeRoom } from './make-room';

/**
 * Keeps the page clear of a floating bar, lets a visitor close the bar for this session, moves its headlines and copies
 * its coupon. For each bar only the code of its own kind loads. The handler works on our markup and on the builder's,
 * and never takes the focus.
 */
export const attach = defineHandler(BarBrowserSettings, async (element, settings) => {
	const bar = element.querySelector<HTMLElement>('.e-floating-bars');
	if (!bar) return () => {};
	const name = `floating_bar_${bar.dataset.documentId ?? ''}_${element.dataset.id ?? ''}_closed`;
	const stops: (() => void)[] = [];
	let isClosed = false;
	const end = () => {
		for (const stop of stops.splice(0)) stop();
	};
	const hide = () => {
		isClosed = true;
		end();
		bar.classList.add('is-hidden');
		// An element that sticks to the top has more room now.
		tellWindow('resize', {});
	};
	if (readEntry('session', name)) {
		hide();
		return () => bar.classList.remove('is-hidden');
	}
	if (bar.getAttribute('role') === 'alertdialog') {
		// The builder gives this role to a banner that needs no answer and does not trap the focus.
		bar.setAttribute('role', 'region');
		stops.push(() => bar.setAttribute('role', 'alertdialog'));
	}
	const close = bar.querySelector<HTMLElement>('.e-floating-bars__close-button');
	if (close) {
		const wasHidden = close.hidden;
		// The builder's attribute names an element that no page has.
		const controls = close.getAttribute('aria-controls');
		close.removeAttribute('aria-controls');
		const onClick = () => {
			writeEntry('session', name, true);
			hide();
		};
		close.hidden = false;
		close.addEventListener('click', onClick);
		stops.push(() => {
			close.hidden = wasHidden;
			if (controls !== null) close.setAttribute('aria-controls', controls);
			close.removeEventListener('click', onClick);
		});
	}
	stops.push(makeRoom(bar));
	if (bar.querySelector('.e-floating-bars__headlines')) {
		const { moveHeadlines } = await import('./ticker');
		if (!isClosed) stops.push(moveHeadlines(bar, settings));
	}
	if (bar.querySelector('.e-floating-bars__coupon-button')) {
		const { offerCoupon } = await import('./offer-coupon');
		if (!isClosed) stops.push(offerCoupon(bar, settings));
	}
	return () => {
		end();
		bar.classList.remove('is-hidden');
	};
});
