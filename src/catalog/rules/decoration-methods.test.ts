import { expect, test } from 'vitest'
import { chosenMethods, garmentMethods, methodNames, methodsProblem } from './decoration-methods.ts'

test.each([
	['football-jersey', ['screen', 'embroidery', 'tackle_twill']],
	['snapback', ['embroidery', 'tackle_twill']],
	['beanie', ['embroidery']],
	['hockey-socks', ['screen', 'embroidery', 'tackle_twill']],
])('a %s takes %j', (templateId, methods) => {
	expect(garmentMethods(templateId)).toEqual(methods)
})

test('none and all of them are stored as none, in one order', () => {
	expect(chosenMethods('tee', undefined)).toBeUndefined()
	expect(chosenMethods('tee', [])).toBeUndefined()
	expect(chosenMethods('tee', ['tackle_twill', 'screen', 'embroidery'])).toBeUndefined()
	expect(chosenMethods('tee', ['tackle_twill', 'screen'])).toEqual(['screen', 'tackle_twill'])
	expect(chosenMethods('beanie', ['screen'])).toBeUndefined()
})

test('a method that no print area of the garment takes is named', () => {
	expect(methodsProblem('beanie', ['embroidery'])).toBeUndefined()
	expect(methodsProblem('beanie', ['embroidery', 'tackle_twill'])).toBe(
		'Tackle twill is not possible on this garment.',
	)
	expect(methodNames(['screen', 'tackle_twill'])).toBe('Screen print, Tackle twill')
	expect(methodNames(undefined)).toBe('')
})
