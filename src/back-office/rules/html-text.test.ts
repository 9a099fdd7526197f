// Descriptions in HTML as text of the shop.
import { expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'

test.each([
	['<p>Soft &amp; warm.</p><p>Made in the <b>US</b>.</p>', 'Soft & warm.\n\nMade in the US.'],
	['<ul>\n<li>80% cotton</li>\n<li>20% poly</li></ul>End', '- 80% cotton\n- 20% poly\n\nEnd'],
	['Line one<br/>line&nbsp;two', 'Line one\nline two'],
	['See <a href="https://x.test/?a=1">our chart</a>.', 'See our chart.'],
	['<script>if (a<b) alert("<p>")</script><style>p{}</style>Kept', 'Kept'],
	['<!-- <p>hidden</p> -->Shown', 'Shown'],
	['<script>never closed', ''],
	['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
	['&constructor; &#8217;&#x2019; &#0;', '&constructor; ’’ &#0;'],
	['Two\nlines', 'Two\nlines'],
	['<meta charset="utf-8"><span>One\n  line</span>', 'One line'],
])('%j reads %j', (html, text) => expect(textOfHtml(html)).toBe(text))

test.each(['<', '<script>', '<!--', '&#', '<p '])('a text of many %j takes no long time', (part) => {
	const started = performance.now()
	textOfHtml(part.repeat(100_000))
	expect(performance.now() - started).toBeLessThan(2_000)
})
