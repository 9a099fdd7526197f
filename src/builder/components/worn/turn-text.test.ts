import { expect, test } from 'vitest'
import { turnText } from './turn-text.ts'

test.each([
	[0, 'Front'],
	[90, 'Left side'],
	[180, 'Back'],
	[270, 'Right side'],
	[20, 'Front, turned 20 degrees to the left'],
	[-20, 'Front, turned 20 degrees to the right'],
	[200, 'Back, turned 20 degrees to the left'],
	[720 + 75, 'Left side, turned 15 degrees to the right'],
])('a turn of %i degrees is read as "%s"', (degrees, text) => {
	expect(turnText(degrees)).toBe(text)
})
