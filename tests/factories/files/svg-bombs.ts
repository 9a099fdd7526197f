// SVG files that expand without limit, or are exactly at the limits.
import { refused } from './file.ts'
import { clean, complex, drawing, namespaces, type ShortSvg } from './svg-drawing.ts'

const laughs = Array.from(
	{ length: 10 },
	(_, at) => `<!ENTITY l${at} "${at === 0 ? 'ha' : `&l${at - 1};`.repeat(10)}">`,
).join('')

/** Each level uses the previous one ten times. */
const uses = (levels: number) =>
	Array.from(
		{ length: levels },
		(_, at) =>
			`<g id="u${at}">${at === 0 ? '<path d="M0 0h1v1z"/>' : `<use href="#u${at - 1}"/>`.repeat(10)}</g>`,
	).join('')

const chain = Array.from({ length: 5_000 }, (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`).join(
	'',
)
const manyStops = '<stop offset="0.5" stop-color="red"/>'.repeat(5_000)
const longPath = `M0 0${'l1 1'.repeat(250_000)}z`
const paths = Array.from(
	{ length: 15_000 },
	(_, at) => `<path d="M${at} 0c1 2 3 4 5 6s7 8 9 10 11 12 13 14t1 2z" fill="#${String(100_000 + at)}"/>`,
).join('')
const nestedMasks = Array.from(
	{ length: 40 },
	(_, at) => `<mask id="m${at}"><rect width="99" height="99" fill="#fff" mask="url(#m${at + 1})"/></mask>`,
).join('')

export const svgBombs: ShortSvg[] = [
	['a billion laughs', `<!DOCTYPE svg [${laughs}]>${drawing('<path id="&l9;"/>')}`, refused(/DOCTYPE/)],
	['uses to the fifth', drawing(`<defs>${uses(6)}</defs><use href="#u5"/>`), complex],
	['uses to the ninth', drawing(`<defs>${uses(10)}</defs><use href="#u9"/>`), complex],
	['a use of itself', drawing('<g id="a"><use href="#a"/></g>'), refused(/contains itself/)],
	[
		'two uses of each other',
		drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
		refused(/contains itself/),
	],
	[
		'a mask of itself',
		drawing(
			'<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask><rect width="9" height="9" mask="url(#m)"/>',
		),
		refused(/contains itself/),
	],
	['a chain of five thousand uses', drawing(`<defs>${chain}</defs><use href="#c0"/>`), complex],
	[
		'a gradient of five thousand stops used by hundreds',
		drawing(
			`<linearGradient id="g">${manyStops}</linearGradient>${'<rect width="9" height="9" fill="url(#g)"/>'.repeat(500)}`,
		),
		complex,
	],
	[
		'a megabyte of path used a thousand times',
		drawing(`<path id="p" d="${longPath}"/>${'<use href="#p"/>'.repeat(1_000)}`),
		complex,
	],
	['more than two megabytes of paths', drawing(paths), complex],
	[
		'nested masks',
		drawing(
			`${nestedMasks}<mask id="m40"><rect width="99" height="99" fill="#fff"/></mask><rect width="99" height="99" mask="url(#m0)"/>`,
		),
		clean,
	],
	[
		'a million dashes',
		drawing('<path d="M0 0h90" stroke="#000" stroke-width="1" stroke-dasharray="0.00001"/>'),
		clean,
	],
	['65 groups inside each other', drawing('<g>'.repeat(64) + '</g>'.repeat(64)), complex],
	['20,001 elements', drawing('<g/>'.repeat(19_999)), complex],
	['100,000 groups inside each other', `<svg ${namespaces}>${'<g>'.repeat(100_000)}`, complex],
	['100,000 × 100,000 pixels', drawing('', 'width="100000" height="100000"'), clean],
	[
		'endless sizes',
		drawing('', 'width="1e308" height="1e308" viewBox="0 0 1e308 1e308"'),
		refused(/how large/),
	],
	['no size', drawing('', ''), refused(/how large/)],
	[
		'sizes that are no numbers',
		drawing('', 'width="NaN" height="-5" viewBox="a b c d"'),
		refused(/how large/),
	],
	[
		'numbers beyond all bounds',
		drawing('<path d="M1e38 1e38L-1e38 9e999z" stroke="#000" stroke-width="1e30" transform="scale(1e30)"/>'),
		clean,
	],
	[
		'20,000 style rules',
		drawing(`<style>${'.a{fill:red}'.repeat(20_000)}</style>`),
		refused(/too many styles/),
	],
	['a style sheet of open comments', drawing(`<style>${'/*'.repeat(200_000)}</style>`), clean],
	[
		'21 pictures',
		drawing(`<image href="data:image/png;base64,AAAA" width="1" height="1"/>`.repeat(21)),
		refused(/more than 20 pictures/),
	],
]
