import { filterDeficiencyDeuter } from 'culori/fn'
import { expect, test } from 'vitest'
import { teamColors } from '#garments/colors.ts'
import { rgbHex, rgbOf } from './colors.ts'
import { colorVisions, matrixOf, seenAs } from './color-vision.ts'

test.each(colorVisions)('with %s white, black and gray stay as they are', (vision) => {
	for (const hex of ['#ffffff', '#000000', '#808080']) expect(seenAs(vision, hex)).toBe(hex)
	for (const row of matrixOf(vision)) expect(row[0] + row[1] + row[2]).toBeCloseTo(1, 5)
})

test('the matrices are those of Machado et al. at severity 1.0', () => {
	expect(matrixOf('protanopia')[0]).toEqual([0.152286, 1.052583, -0.204868])
	expect(matrixOf('deuteranopia')[1]).toEqual([0.280085, 0.672501, 0.047413])
	expect(matrixOf('tritanopia')[2]).toEqual([0.004733, 0.691367, 0.3039])
})

test('every team color is seen as the simulation of culori has it', () => {
	const deuteranopia = filterDeficiencyDeuter(1)
	for (const { hex } of teamColors) expect(seenAs('deuteranopia', hex)).toBe(rgbHex(deuteranopia(rgbOf(hex))))
})

test('in grayscale every color has three equal channels', () => {
	for (const { hex } of teamColors) expect(seenAs('grayscale', hex)).toMatch(/^#(..)\1\1$/)
})

test('scarlet and forest green come closer without green cones, navy and gold stay apart', () => {
	expect(seenAs('deuteranopia', '#ff0000')).toBe('#5e4700')
	expect(seenAs('deuteranopia', '#14284f')).not.toBe(seenAs('deuteranopia', '#f2b21b'))
})
