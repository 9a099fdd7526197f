import { expect, test } from 'vitest'
import { hexIn, wholeNumberIn } from './value-fields.tsx'

test.each([
	['#14284F', '#14284f'],
	['14284f', '#14284f'],
	['#abc', '#aabbcc'],
	['  #14284f ', '#14284f'],
])('%j is the color %s', (typed, hex) => {
	expect(hexIn(typed)).toBe(hex)
})

test.each(['', '#', '#14284', 'navy', '#14284f0', 'rgb(1,2,3)', '##14284f', '#14284g'])(
	'%j is no color yet',
	(typed) => {
		expect(hexIn(typed)).toBeUndefined()
	},
)

test.each([
	['45', 45],
	[' -30 ', -30],
	['−30', -30],
	['180', 180],
	['181', undefined],
	['-181', undefined],
	['4.5', undefined],
	['', undefined],
	['1e2', undefined],
	['ten', undefined],
])('%j is read as the whole number %j', (typed, number) => {
	expect(wholeNumberIn(typed, { min: -180, max: 180 })).toBe(number)
})
