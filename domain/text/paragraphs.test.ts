import { expect, it } from 'vitest';
import { paragraphs } from './paragraphs';

it.each([
	['', ''],
	['  \n\n ', ''],
	['One', '<p>One</p>'],
	['One\nline\r\nmore', '<p>One<br>\nline<br>\nmore</p>'],
	['One<br />\nline', '<p>One<br>\nline</p>'],
	['One\n\nTwo\n \n\n\nThree', '<p>One</p>\n<p>Two</p>\n<p>Three</p>'],
	['<b>One</b>\n\n<ul>\n<li>a</li>\n</ul>', '<p><b>One</b></p>\n<ul>\n<li>a</li>\n</ul>'],
	['<h2>One</h2>\n\n<pre>a\nb</pre>', '<h2>One</h2>\n<pre>a\nb</pre>'],
	['<hexagon>', '<p><hexagon></p>'],
	['One\rline', '<p>One<br>\nline</p>'],
	['One<BR>  \nline <br>\nmore', '<p>One<br>\nline <br>\nmore</p>'],
	['One\n\t\nTwo', '<p>One</p>\n<p>Two</p>'],
	['</div>\n\nOne', '</div>\n<p>One</p>'],
	['<DIV>\n\nOne <p>', '<DIV>\n<p>One <p></p>'],
])('the paragraphs of %j are %j', (text, html) => {
	expect(paragraphs(text)).toBe(html);
});
