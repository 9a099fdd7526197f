import { expect, test } from 'vitest'
import { recolorSvg } from './recolor-svg.ts'

const colors = { from: ['#ffffff', '#000000'], to: ['#f2b21b', '#14284f'] }
const recolored = (content: string) => {
	const svg = recolorSvg(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`, colors)
	return svg.slice(svg.indexOf('>') + 1, -'</svg>'.length)
}

test.each([
	['a fill', '<path fill="#fefefe" d="M0 0"/>', '<path fill="#f2b21b" d="M0 0"/>'],
	['a path without a fill is black', '<path d="M0 0"/>', '<path fill="#14284f" d="M0 0"/>'],
	[
		'a stroke around nothing',
		'<path fill="none" stroke="#111111" d="M0 0"/>',
		'<path fill="none" stroke="#14284f" d="M0 0"/>',
	],
	[
		'the stops of a blend',
		'<linearGradient id="a"><stop stop-color="#FFFFFF"/><stop offset="1"/></linearGradient><path fill="url(#a)" d="M0 0"/>',
		'<linearGradient id="a"><stop stop-color="#f2b21b"/><stop stop-color="#14284f" offset="1"/></linearGradient><path fill="url(#a)" d="M0 0"/>',
	],
	[
		'a mask stays, and what follows it does not',
		'<mask id="m"><g><path fill="#ffffff" d="M0 0"/></g></mask><path fill="#ffffff" mask="url(#m)" d="M0 0"/>',
		'<mask id="m"><g><path fill="#ffffff" d="M0 0"/></g></mask><path fill="#f2b21b" mask="url(#m)" d="M0 0"/>',
	],
	[
		'the blend of a mask stays',
		'<linearGradient id="b"><stop stop-color="#ffffff"/></linearGradient><mask id="m"><path fill="url(#b)" d="M0 0"/></mask>',
		'<linearGradient id="b"><stop stop-color="#ffffff"/></linearGradient><mask id="m"><path fill="url(#b)" d="M0 0"/></mask>',
	],
])('%s', (_, before, after) => {
	expect(recolored(before)).toBe(after)
})
