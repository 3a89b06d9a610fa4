import type { PopupReport } from '@outrigger/elements/popups/debug/reports';
import { triggersOf } from '@outrigger/elements/popups/debug/triggers-of';
import { useEffect, useState } from 'react';
import { POPUP_CHANGED } from '../apply/frame-editor';
import type { LoadedFrame } from './use-editing';

interface PopupListProps {
	loaded: LoadedFrame | undefined;
	/** Chooses the popup's own settings. */
	onChoose: (popupId: number) => void;
}

/** The popups of the page, each with the results of its rules for this visitor and buttons to open and close it. */
export function PopupList({ loaded, onChoose }: PopupListProps) {
	const [reports, setReports] = useState<readonly PopupReport[]>([]);
	const [answer, setAnswer] = useState('');
	const bridge = loaded?.bridge;
	const frame = loaded?.window;

	useEffect(() => {
		if (!bridge || !frame) return;
		const refresh = () => void bridge.popups().then(setReports);
		const events = ['elementor/popup/show', 'elementor/popup/hide', POPUP_CHANGED];
		refresh();
		for (const event of events) frame.addEventListener(event, refresh);
		return () => {
			for (const event of events) frame.removeEventListener(event, refresh);
		};
	}, [bridge, frame]);

	const tell = (report: PopupReport, what: string) => {
		setAnswer(`${report.popup.title || 'Popup'}: ${what}`);
		void bridge?.popups().then(setReports);
	};
	if (reports.length === 0) {
		return (
			<p className="empty">
				No popup has conditions that let it appear here, and nothing here links to one.
			</p>
		);
	}
	return (
		<>
			<output className="answer">{answer}</output>
			<ul className="popups">
				{reports.map((report) => (
					<li key={report.popup.id}>
						<h2>{report.popup.title || `Popup ${report.popup.id}`}</h2>
						<ul className="facts">
							<li>State: {report.state}</li>
							<li className={report.isAllowed ? 'met' : 'unmet'}>
								{report.isAllowed ? 'Its rules let it show' : 'Its rules keep it away'}
							</li>
							{report.verdicts.map(({ rule, isMet, reason }) => (
								<li key={`${rule} ${reason}`} className={isMet ? 'met' : 'unmet'}>
									{rule}: {reason}
								</li>
							))}
							<li>Triggers: {triggersOf(report)}</li>
						</ul>
						<div className="buttons">
							{report.state === 'shown' ? (
								<button type="button" onClick={() => tell(report, report.close())}>
									Close
								</button>
							) : (
								<button type="button" onClick={() => tell(report, report.open())}>
									Open
								</button>
							)}
							{(report.triggers ?? []).length > 0 && (
								<button
									type="button"
									onClick={() => tell(report, report.isArmed ? report.disarm() : report.arm())}
								>
									{report.isArmed ? 'Disarm' : 'Arm triggers'}
								</button>
							)}
							<button type="button" onClick={() => onChoose(report.popup.id)}>
								Settings
							</button>
						</div>
					</li>
				))}
			</ul>
		</>
	);
}
