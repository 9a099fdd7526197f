import { expect, test } from 'vitest'
import { nearestColorway } from './nearest-colorway.ts'

const colors = {
	black: '#111111',
	kelly: '#0b8a3c',
	navy: '#14234b',
	orange: '#e8641b',
	purple: '#43236b',
	teal: '#0b7c86',
	white: '#ffffff',
}
type Name = keyof typeof colors
const plain = (name: Name) => ({ name, primary: colors[name], secondary: colors[name] })
const nearest = (made: Name[], first: Name, second: Name) =>
	nearestColorway(made.map(plain), { primary: colors[first], secondary: colors[second] })?.name

test.each<[string, Name[], Name, Name, Name | undefined]>([
	['the first color of the team', ['white', 'black', 'teal'], 'teal', 'white', 'teal'],
	[
		'the second one rather than a color that is none of theirs',
		['black', 'kelly', 'white'],
		'teal',
		'white',
		'white',
	],
	['the nearest to either', ['kelly', 'navy'], 'purple', 'orange', 'navy'],
	['none without colors', [], 'teal', 'white', undefined],
])('a garment that is sold as it is comes in %s', (_rule, made, first, second, found) => {
	expect(nearest(made, first, second)).toBe(found)
})
