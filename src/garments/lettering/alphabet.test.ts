import { expect, test } from 'vitest'
import { expectEvery } from '../../../tests/matrix.ts'
import { loadPack } from '../packs.server.ts'
import { letterTrouble, normalizeText, signsOf, unwritten } from './alphabet.ts'
import { letteringFonts } from './fonts.ts'
import { layoutLine } from './layout.ts'
import { boundsOf, glyphOutline } from './outline.ts'
import { composedGlyph } from './compose.ts'

const letters = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).filter((sign) =>
		/\p{L}/u.test(sign),
	)

/** Names from rosters of North American schools. */
const rosters = {
	plain: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789',
	'names as they are typed': "O'Brien O’Brien St. John-Lee Jr., “Ace” Smith & Sons #1 (C) A/B!",
	'Latin-1': letters(0xc0, 0xff).join(''),
	'Latin Extended-A': letters(0x100, 0x17f)
		.filter((sign) => !/[ĸŊŋ]/.test(sign))
		.join(''),
	Romanian: 'ȘșȚț Ștefănescu Țăran',
	Vietnamese: `ĂăÂâĐđÊêÔôƠơƯư ${letters(0x1e_a0, 0x1e_f9).join('')} Nguyễn Thị Phượng`,
	Hawaiian: 'Kaʻahumanu Keliʻihoʻomalu ĀāĒēĪīŌōŪū',
	Navajo: 'Ąą Ęę Įį Ǫǫ Łł Ńń Ą́ Ę́ Į́ Ǫ́ Naakaii Dinéʼ Yázhí',
	'in pieces': 'Nu\u0301n\u0303ez R\u030ceho\u030cr\u030c Nguye\u0302\u0303n',
}

const samples = Object.entries(rosters).flatMap(([name, text]) =>
	letteringFonts.map(({ id, capitals }) => ({ name, text, id, capitals })),
)

test('every font writes every roster', async () => {
	const name = (sample: { id: string; name: string }) => `${sample.id} writes ${sample.name}`
	await expectEvery({ cases: samples, atLeast: 100, name }, ({ text, id, capitals }) => {
		const line = layoutLine(loadPack(id)!, normalizeText(text, capitals), { capHeight: 20 })
		expect(line.missing).toEqual([])
		expect(unwritten(text)).toEqual([])
	})
})

const candidates = [
	...letters(0x20, 0x2_4f),
	...Array.from({ length: 0xff - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
	...letters(0x3_70, 0x5_2f),
	...letters(0x1e_00, 0x1e_ff),
	...'‘’“”–—…•№™€₿ʻʼא王山あ한ก🏈',
]

test.each(letteringFonts)('$id writes everything that the alphabet promises', ({ id, capitals }) => {
	const promised = candidates.filter((sign) => unwritten(sign).length === 0)
	const missing = promised.flatMap(
		(sign) => layoutLine(loadPack(id)!, normalizeText(sign, capitals), { capHeight: 20 }).missing,
	)
	expect(missing).toEqual([])
	expect(promised.length).toBeGreaterThan(600)
})

test.each([
	['Иван', ['И', 'в', 'а', 'н']],
	['Γιώργος', ['Γ', 'ι', 'ώ', 'ρ', 'γ', 'ο', 'ς']],
	['דוד', ['ד', 'ו']],
	['王小明', ['王', '小', '明']],
	['Smith 王', ['王']],
	['Go 🏈', ['🏈']],
	['Ŋaa', ['Ŋ']],
	['', []],
])('of %j no font writes %j', (text, signs) => {
	expect(unwritten(text)).toEqual(signs)
})

test.each([
	['O\u2019Brien', 'O\u2019BRIEN'],
	["O'Brien", 'O\u2019BRIEN'],
	['O`Brien', 'O\u2019BRIEN'],
	['O\u00b4Brien', 'O\u2019BRIEN'],
	['O\u02bcBrien', 'O\u2019BRIEN'],
	['Ka\u02bbula', 'KA\u2018ULA'],
	['Lee\u2013Park', 'LEE-PARK'],
	['Lee\u2011Park', 'LEE-PARK'],
	['Lee\u2212Park', 'LEE-PARK'],
	['Ｓｍｉｔｈ\u3000７', 'SMITH 7'],
	['\ufb01elds', 'FIELDS'],
	['Smith \u2162', 'SMITH III'],
	['\u01c5ani\u0107', 'DŽANIĆ'],
	['  Nu\u0301n\u0303ez \u00a0\t Gro\u00df ', 'NÚÑEZ GROSS'],
	['GRO\u1e9e', 'GROSS'],
	['Ada\u00adma\u200bs\u202e', 'ADAMAS'],
	['St.\u0000 Clair', 'ST. CLAIR'],
])('%j is drawn as %j', (typed, drawn) => {
	expect(normalizeText(typed, true)).toBe(drawn)
	expect(normalizeText(drawn, true)).toBe(drawn)
})

test.each([
	['Řehoř Nguyễn-O’Brien', undefined],
	[
		'Яна',
		'Our fonts have no “Я”, “н”, “а”. They print Latin letters: type it in those, the way it should be printed.',
	],
	[
		'Παπαδόπουλος',
		'Our fonts have no “Π”, “α”, “π”, “δ” and 5 more. They print Latin letters: type it in those, the way it should be printed.',
	],
	['Ace ♠', 'Our fonts have no “♠”. Leave it out, or write it in letters.'],
	['Ŋaa', 'Our fonts have no “Ŋ”. Leave it out, or write it in letters.'],
])('the message for %j is %j', (text, message) => {
	expect(letterTrouble(text)).toBe(message)
})

test('a script keeps the case that was typed', () => {
	expect(normalizeText('Mariners', false)).toBe('Mariners')
})

test('marks belong to their letter, and one without a letter is a sign of its own', () => {
	expect(signsOf('Ǫ\u0301z')).toEqual(['Ǫ\u0301', 'z'])
	expect(signsOf('\u0301a')).toEqual(['\u0301', 'a'])
})

const graduate = loadPack('graduate')!
const box = (sign: string) => {
	const glyph = graduate.g[sign.codePointAt(0)!] ?? composedGlyph(graduate, sign)
	return boundsOf(glyphOutline(glyph!))
}
const top = (sign: string) => box(sign).y + box(sign).height

test('a composed letter stands as the font has it: marks at the height of its own, the letter unchanged', () => {
	expect(top('Č')).toBe(top('Ê'))
	expect(top('Ń')).toBeCloseTo(top('É'), 0)
	expect(box('Č').x).toBeCloseTo(box('C').x, 0)
	expect(box('Č').y).toBe(box('C').y)
	expect(top('Ế')).toBeGreaterThan(top('Ê'))
	expect(top('Ệ')).toBe(top('Ê'))
	expect(box('Ệ').y).toBeLessThan(0)
	expect(box('Ą').y).toBeLessThan(0)
	expect(composedGlyph(graduate, 'Č')?.[0]).toBe(graduate.g['C'.charCodeAt(0)]?.[0])
})

test('a letter is put together once for each font', () => {
	expect(composedGlyph(graduate, 'Ř')).toBe(composedGlyph(graduate, 'Ř'))
})
