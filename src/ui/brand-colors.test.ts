import { contrastRatio } from '#kit/contrast.ts'
import { expect, test } from 'vitest'
import { specLook } from '#kit/shop.ts'
import { brandTokens, unreadable } from './brand-colors.ts'

const own = specLook.colors

test('the shop’s first colors can be read, and change nothing of the theme', () => {
	expect(unreadable(own)).toEqual({})
	expect(brandTokens(own)).toEqual({})
})

test.each([
	['primary', { primary: '#7fd4ff' }],
	['action', { action: '#5a1030' }],
	['turf', { turf: '#9ad0b4' }],
] as const)('a %s color that cannot be read is named', (name, change) => {
	expect(Object.keys(unreadable({ ...own, ...change }))).toContain(name)
})

test('a button too close to the main color is refused', () => {
	expect(unreadable({ ...own, primary: '#5f6b00', action: '#8f9a20' }).action).toContain('too close')
})

test('colors of a blue school keep every pair readable in both schemes', () => {
	const colors = { primary: '#1f3fae', action: '#ffd23f', turf: '#0b1a4a' }
	expect(unreadable(colors)).toEqual({})
	const tokens = brandTokens(colors)
	const [, light = '', dark = ''] =
		/light-dark\((#\w{6}), (#\w{6})\)/.exec(tokens['--color-primary'] ?? '') ?? []
	expect(contrastRatio(light, '#f7f5ef')).toBeGreaterThan(4.5)
	expect(contrastRatio(dark, '#13261d')).toBeGreaterThan(4.5)
	expect(
		contrastRatio(tokens['--color-on-turf-muted'] ?? '', tokens['--color-turf-raised'] ?? ''),
	).toBeGreaterThan(4.5)
})
