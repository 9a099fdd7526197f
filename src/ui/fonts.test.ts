// The files that every page loads against the whole fonts of the packages: no character goes missing.
import { globSync, readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')

/** The code points of each `unicode-range` of a family: of the common file, then of the whole one. */
function rangesOf(family: string): number[][] {
	const faces = css.split('@font-face').filter((face) => face.includes(`'${family}';`))
	return faces.map((face) =>
		[...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
			const start = Number.parseInt(first, 16)
			return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, at) => start + at)
		}),
	)
}

const families = [
	{ family: 'Public Sans', name: 'public-sans' },
	{ family: 'Big Shoulders', name: 'big-shoulders' },
]

const filesOf = (name: string) => ({
	common: create(readFileSync(new URL(`fonts/${name}-common.woff2`, import.meta.url))),
	whole: create(
		readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
	),
})

test.for(families)(
	'$family has each character in one of its two files, and in the right one',
	({ family, name }) => {
		const { common, whole } = filesOf(name)
		const [often = [], seldom = []] = rangesOf(family)
		expect(often.length).toBeGreaterThan(130)
		expect(
			often.filter((code) => whole.hasGlyphForCodePoint(code) && !common.hasGlyphForCodePoint(code)),
		).toEqual([])
		expect(often.filter((code) => seldom.includes(code))).toEqual([])
		const printed = Array.from({ length: 0x2_2ff }, (_, code) => code).filter(
			(code) =>
				code > 0xa0 && !/\s|\p{C}/u.test(String.fromCodePoint(code)) && whole.hasGlyphForCodePoint(code),
		)
		expect(
			printed
				.filter((code) => !often.includes(code) && !seldom.includes(code))
				.map((code) => code.toString(16)),
		).toEqual([])
	},
)

const signs = /[^\n\t -~]/g

test('the texts of the open pages need the common files alone', () => {
	const [often = []] = rangesOf('Public Sans')
	const texts = globSync('src/{content,storefront,catalog,search}/**/*.tsx').filter(
		(file) => !file.includes('.test.'),
	)
	expect(texts.length).toBeGreaterThan(60)
	const needed = texts.flatMap((file) => readFileSync(file, 'utf8').match(signs) ?? [])
	expect([...new Set(needed)].filter((sign) => !often.includes(sign.codePointAt(0) ?? 0))).toEqual([])
})
