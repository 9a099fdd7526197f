import { expect, test } from 'vitest'
import { frameOf } from '#garments/logos.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import { frameInInches, frameInPixels, toInches } from '#placement/units.ts'
import { isDuplicateKey, keyEdit, type Press } from './logo-keys.ts'
import { addLogo, alignLabel, centerLabel, logoLabel } from './logos.ts'

const footballJersey = templateById('football-jersey')!
const view = footballJersey.views[0]!
const empty = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' })
const design = addLogo(empty, { id: 'a', url: '/files/a.png', view })
const press = (key: string, held: Partial<Press> = {}): Press => ({
	key,
	shiftKey: false,
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	...held,
})
/** The logo in view pixels after a key. */
function after(pressed: Press) {
	const logo = keyEdit(pressed)?.(design, 'a', view).logos[0]
	return logo && frameInPixels(frameOf(logo), view)
}

test.each([
	['ArrowRight', {}, { x: 161, y: 200 }],
	['ArrowUp', { shiftKey: true }, { x: 160, y: 190 }],
	['+', { shiftKey: true }, { width: 84, height: 84, x: 158, y: 198 }],
	['-', {}, { width: 76.19, height: 76.19 }],
	['[', {}, { rotation: -5 }],
	['}', { shiftKey: true }, { rotation: 15 }],
	[']', { ctrlKey: true, altKey: true }, { rotation: 5 }],
])('%s %o', (key, held, expected) => {
	expect(after(press(key, held))).toMatchObject(expected)
})

test('Delete takes the logo away', () => {
	expect(keyEdit(press('Delete'))?.(design, 'a', view).logos).toEqual([])
})

test('the shortcuts of the browser stay its own', () => {
	expect(keyEdit(press('-', { ctrlKey: true }))).toBeNull()
	expect(keyEdit(press('ArrowLeft', { altKey: true }))).toBeNull()
	expect(keyEdit(press('q'))).toBeNull()
})

test('a logo is named by number, place and size', () => {
	const frame = frameInInches({ x: 230, y: 160, width: 43, height: 40, rotation: 0 }, view)
	expect(logoLabel({ frame, view, number: 1 })).toBe('Logo 1, left chest, 3.2 by 3.0 inches')
	expect(logoLabel({ frame: { ...frame, rotation: 15 }, view, number: 2, alt: 'Wildcat head' })).toBe(
		'Logo 2, left chest, 3.2 by 3.0 inches, turned 15 degrees: Wildcat head',
	)
	expect(centerLabel({ frame, view })).toBe('3.9 in right of center')
	expect(centerLabel({ frame: { ...frame, x: toInches(178.5, view) }, view })).toBe('centered')
	const line = { axis: 'x', at: toInches(252, view), kind: 'center', of: 'left chest' } as const
	expect(alignLabel({ frame, view, guides: [line] })).toBe('centered on left chest')
	expect(alignLabel({ frame, view, guides: [{ ...line, kind: 'edge' }] })).toBe('3.9 in right of center')
})

test.each([
	['d', { ctrlKey: true }, true],
	['D', { metaKey: true }, true],
	['d', {}, false],
	['D', { ctrlKey: true, shiftKey: true }, false],
	['d', { ctrlKey: true, altKey: true }, false],
])('%s with %o duplicates: %s', (key, held, isIt) => {
	expect(isDuplicateKey(press(key, held))).toBe(isIt)
	expect(keyEdit(press(key, held))).toBeNull()
})
