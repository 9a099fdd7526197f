import { expect, test } from 'vitest'
import { hexIn } from './value-fields.tsx'

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
