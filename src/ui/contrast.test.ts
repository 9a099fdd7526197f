import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectEvery } from '../../tests/matrix.ts'

type Scheme = 'light' | 'dark'
const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const tokens = new Map(
	[
		...css.matchAll(
			/--color-([a-z-]+):\s*(?:light-dark\(\s*(#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\s*\)|(#[0-9a-f]{6}));/g,
		),
	].map(([, name, light, dark, both]) => [
		name ?? '',
		{ light: light ?? both ?? '', dark: dark ?? both ?? '' },
	]),
)

function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
	})
	return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
function contrast(a: string, b: string): number {
	const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
	return (high + 0.05) / (low + 0.05)
}

function tokenContrast(front: string, back: string, scheme: Scheme): number {
	const [a, b] = [tokens.get(front), tokens.get(back)]
	if (!a || !b) throw new Error(`No such color: ${front} or ${back}`)
	return contrast(a[scheme], b[scheme])
}

const papers = ['page', 'card', 'field']
const textPairs = [
	...['ink', 'body', 'muted', 'primary', 'primary-strong', 'danger'].flatMap((front) =>
		papers.map((back) => [front, back]),
	),
	...['ink', 'body', 'primary'].map((front) => [front, 'well']),
	['on-primary', 'primary'],
	['on-primary', 'primary-strong'],
	['on-action', 'action'],
	['on-action', 'action-strong'],
	['on-stage', 'stage-light'],
	['on-selected', 'selected'],
	['on-danger-fill', 'danger-fill'],
	['on-danger-fill', 'danger-fill-strong'],
	...['turf', 'turf-raised', 'turf-light', 'night'].map((back) => ['on-turf', back]),
	...['turf', 'turf-raised', 'night'].map((back) => ['on-turf-muted', back]),
	...['turf', 'turf-raised', 'night'].map((back) => ['action', back]),
	...['danger', 'warning', 'success', 'info'].map((tone) => [`on-${tone}-surface`, `${tone}-surface`]),
]
const shapePairs = [
	...papers.map((back) => ['field-line', back]),
	...papers.map((back) => ['focus', back]),
	['action', 'patch'],
	['on-stage', 'stage'],
	['on-stage-focus', 'stage'],
	['on-stage-focus', 'stage-light'],
]
test('a known pair has the ratio of the standard', () => {
	expect(contrast('#000000', '#ffffff')).toBe(21)
	expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

for (const scheme of ['light', 'dark'] as const) {
	const name = (pair: readonly string[]) => pair.join(' on ')
	test(`every text reaches AA in the ${scheme} scheme`, async () => {
		await expectEvery({ cases: textPairs, atLeast: 40, name }, ([front = '', back = '']) => {
			expect(tokenContrast(front, back, scheme)).toBeGreaterThanOrEqual(4.5)
		})
	})
	test(`every shape is visible in the ${scheme} scheme`, async () => {
		await expectEvery({ cases: shapePairs, atLeast: 7, name }, ([front = '', back = '']) => {
			expect(tokenContrast(front, back, scheme)).toBeGreaterThanOrEqual(3)
		})
	})
}

const [navy, black, white] = ['#14284f', '#17181c', '#f7f7f5']
const onStage = (cloth: string, place: string, scheme: Scheme) =>
	contrast(cloth, tokens.get(place)?.[scheme] ?? cloth)

test.each([navy, black])('dark cloth of %s is visible everywhere on both stages', (cloth) => {
	for (const scheme of ['light', 'dark'] as const)
		for (const place of ['stage', 'stage-light'])
			expect(onStage(cloth, place, scheme)).toBeGreaterThanOrEqual(3)
})

test('white cloth is visible on both stages, towards whose edges its outline lies', () => {
	expect(onStage(white, 'stage', 'dark')).toBeGreaterThanOrEqual(3)
	expect(onStage(white, 'stage', 'light')).toBeGreaterThanOrEqual(1.4)
})
