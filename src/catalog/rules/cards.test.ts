import { expect, test } from 'vitest'
import { cardTexts } from './card-texts.ts'
import { dotsOf, sizeRange } from './cards.ts'

test.each([
	[['S', 'M', 'L', '4XL'], 'S–4XL'],
	[['One Size'], 'One Size'],
	[[], ''],
])('the sizes %j are shown as %s', (sizes, text) => {
	expect(sizeRange(sizes)).toBe(text)
})

test.each([
	['en', 1, 'Ships in 1 day'],
	['en', 15, 'Ships in 15 days'],
	['es', 1, 'Sale en 1 día'],
	['es', 15, 'Sale en 15 días'],
] as const)('in %s, %d days are said as %s', (language, days, text) => {
	expect(cardTexts[language].ships(days)).toBe(text)
})

test('six colorways are shown as dots and the rest is counted', () => {
	const colorways = Array.from({ length: 8 }, (_, index) => ({
		id: `${index}`,
		primary: '#000',
		secondary: '#fff',
	}))
	expect(dotsOf(colorways)).toMatchObject({ dots: { length: 6 }, more: 2 })
	expect(dotsOf(colorways.slice(0, 6)).more).toBe(0)
})
