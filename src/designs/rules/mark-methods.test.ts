// Which methods make the marks of the library at their first size.
import { expect, test } from 'vitest'
import { allMarks, markAsset } from '#garments/marks/library.ts'
import { canBeFramed, type Mark } from '#garments/marks/marks.ts'
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { methodFaults } from './method-limits.ts'

/** Inches of the longer side of new art on a jersey. */
const firstSizeIn = 6

function faultsOf(mark: Mark, method: DecorationMethod): string[] {
	const { width, height, name, ...facts } = markAsset(mark)!
	const factor = firstSizeIn / Math.max(width, height)
	return methodFaults(method, { logo: { width: width * factor, height: height * factor }, name, ...facts })
}

const colors = ['#14284f', '#ffffff', '#c8102e']
const marks = allMarks.flatMap((facts): Mark[] => [
	{ id: facts.id, colors },
	...(canBeFramed(facts) ? [{ id: facts.id, frame: 'shield' as const, colors }] : []),
])

test('every mark can be printed, and most can be embroidered and sewn', () => {
	const able = (method: DecorationMethod) =>
		marks.filter((mark) => faultsOf(mark, method).length === 0).length / marks.length
	expect(able('screen')).toBe(1)
	expect(able('embroidery')).toBeGreaterThan(0.95)
	expect(able('tackle_twill')).toBeGreaterThan(0.3)
})

test('a method that refuses a mark says its stroke and its limit', () => {
	for (const mark of marks)
		for (const method of decorationMethods)
			for (const fault of faultsOf(mark, method))
				expect(fault).toMatch(/has strokes 0\.\d\d in wide at this size; .+ under 0\.(?:04|25) in\.$/)
})

test.each([
	['shield-heater', []],
	['star', []],
	['stripes-three', []],
	['heraldic-sun', ['tackle_twill']],
] as const)('%s is refused by %j', (id, refusing) => {
	const refused = decorationMethods.filter((method) => faultsOf({ id, colors }, method).length > 0)
	expect(refused).toEqual(refusing)
})
