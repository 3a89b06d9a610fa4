import { test } from '@playwright/test';
import { firstVisit, HANDS } from './support/hands';
import { VISITOR_TASKS } from './support/visitor-tasks';

for (const [task, { from, run }] of Object.entries(VISITOR_TASKS)) {
	for (const hand of HANDS) {
		test(`a visitor ${task}: ${hand.name}`, async ({ browser, baseURL }) => {
			const page = await firstVisit(browser, hand, baseURL + from);
			await run(page, hand);
			await page.context().close();
		});
	}
}
