import { expect, test } from 'vitest'
import { dressed, fixed, found, lettering } from '../../../../tests/factories/designs/checked-design.ts'

const numbered = (cloth: string, fill: string, part: object = {}) =>
	dressed('football-jersey', {
		primaryColor: cloth,
		playerNumber: '24',
		lettering: { number: lettering({ fill, ...part }) },
	})

test.each([
	['#14284f', '#f7f7f5', undefined],
	['#5f1424', '#b5b9bf', undefined],
	['#f7f7f5', '#949494', 'warning'],
	['#14284f', '#c21a2c', 'warning'],
	['#f7f7f5', '#f2b21b', 'strong'],
	['#14284f', '#14284f', 'strong'],
])('on cloth %s a number in %s is %s', (cloth, fill, severity) => {
	expect(found(numbered(cloth, fill), 'contrast-number')?.severity).toBe(severity)
})

test('the message says the ratio, the colors and who can read it', () => {
	expect(found(numbered('#f7f7f5', '#f2b21b'), 'contrast-number')?.message).toBe(
		'Number in Athletic Gold on White (body): contrast 1.7:1, only people beside the player can read it. Aim for at least 3:1.',
	)
	expect(found(numbered('#14284f', '#c21a2c'), 'contrast-number')?.message).toContain(
		'the bench can read it, the stands and the camera cannot',
	)
})

test('a border does not help a football number', () => {
	const bordered = numbered('#14284f', '#c21a2c', { borders: [{ color: '#f7f7f5', widthIn: 0.3 }] })
	expect(found(bordered, 'contrast-number')?.message).toContain('A border does not count')
	const plain = numbered('#14284f', '#c21a2c')
	expect(found(plain, 'contrast-number')?.message).not.toContain('border')
})

test.each([
	['#14284f', '#c21a2c', 'Use white numbers', '#f7f7f5'],
	['#f7f7f5', '#f7f7f5', 'Use black numbers', '#17181c'],
])('one click makes numbers on %s readable', (cloth, fill, label, expected) => {
	const design = numbered(cloth, fill)
	expect(found(design, 'contrast-number')?.fix?.label).toBe(label)
	const better = fixed(design, 'contrast-number')
	expect(better.config.lettering?.number?.fill).toBe(expected)
	expect(found(better, 'contrast-number')).toBe(undefined)
})

test('on light cloth the secondary color comes before black', () => {
	const design = dressed('football-jersey', {
		primaryColor: '#f7f7f5',
		secondaryColor: '#14284f',
		playerNumber: '24',
		lettering: { number: lettering({ fill: '#d3d6da' }) },
	})
	expect(found(design, 'contrast-number')?.fix?.label).toBe('Swap to secondary')
	expect(fixed(design, 'contrast-number').config.lettering?.number?.fill).toBe('#14284f')
})

test('names and team names are looked at as well, the secondary color first', () => {
	const design = dressed('football-jersey', {
		teamName: 'Wildcats',
		playerName: 'Jones',
		lettering: { team: lettering({ fill: '#17181c' }), name: lettering({ fill: '#1d4fb8' }) },
	})
	expect(found(design, 'contrast-team')).toMatchObject({ severity: 'strong', view: 'front', step: 3 })
	expect(found(design, 'contrast-name')).toMatchObject({ view: 'back', itemId: 'name-back' })
	expect(fixed(design, 'contrast-team').config.lettering?.team?.fill).toBe('#f2b21b')
	expect(found(fixed(design, 'contrast-team'), 'contrast-team')).toBe(undefined)
})

test('a border in the new color of the letters goes away', () => {
	const borders = [
		{ color: '#f7f7f5', widthIn: 0.2 },
		{ color: '#f2b21b', widthIn: 0.2 },
	]
	const better = fixed(numbered('#14284f', '#14284f', { borders }), 'contrast-number')
	expect(better.config.lettering?.number?.borders).toEqual([borders[1]])
})

test('red on green is hard for those who confuse them, white on navy is not', () => {
	const finding = found(numbered('#6b6b2e', '#a0522d'), 'color-blind-number')
	expect(finding?.severity).toBe('info')
	expect(finding?.message).toContain('red and green')
	expect(found(numbered('#14284f', '#f7f7f5'), 'color-blind-number')).toBe(undefined)
})
