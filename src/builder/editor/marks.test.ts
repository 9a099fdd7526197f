import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { markAsset } from '#garments/marks/library.ts'
import { templateById } from '#garments/templates/index.ts'
import { framedAs, partNames } from '../components/panels/logos/mark-fields.tsx'
import { placeArt } from './free-place.ts'
import { duplicate, setMark } from './logos.ts'
import { unknownMarks } from './use-mark-assets.ts'

const template = templateById('football-jersey')!
const view = template.views[0]!
const empty = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b', teamName: 'WILDCATS' })
const mark = { id: 'lynx-head', colors: ['#14284f', '#ffffff', '#f2b21b'] }
const asset = markAsset(mark)!
const placed = placeArt(empty, {
	template,
	view,
	letters: [],
	art: asset,
	id: 'm1',
	url: asset.url,
	mark,
	alt: asset.name,
})

test('a mark is placed like an upload, without one, in its proportions', () => {
	const [logo] = placed.logos
	expect(logo).toMatchObject({ mark, url: '/marks/lynx-head/14284f-ffffff-f2b21b.svg', alt: 'Lynx head' })
	expect(logo!.assetId).toBe(undefined)
	expect(logo!.width / logo!.height).toBeCloseTo(asset.width / asset.height)
})

test('another color gives another address, and a copy keeps the mark', () => {
	const red = setMark(placed, 'm1', { ...mark, colors: ['#c8102e', '#ffffff', '#f2b21b'] })
	expect(red.logos[0]!.url).toBe('/marks/lynx-head/c8102e-ffffff-f2b21b.svg')
	expect(duplicate(red, 'm1', { newId: 'm2', view }).logos[1]).toMatchObject({ mark: red.logos[0]!.mark })
})

test('the page asks for the art of marks that it does not know', () => {
	const work = { piece: '', config: placed, kit: {}, assets: {} }
	expect(unknownMarks(work)).toEqual([mark])
	expect(unknownMarks({ ...work, assets: { [asset.id]: asset } })).toEqual([])
})

test('a frame has two colors at least, and names its parts', () => {
	const one = { id: 'lion', colors: ['#ffffff'] }
	const framed = framedAs(one, 'shield', empty)
	expect(framed.colors).toHaveLength(2)
	expect(partNames(framed)).toEqual(['Mark', 'Field', 'Border'])
	expect(framedAs(framed, undefined, empty)).toEqual({ id: 'lion', colors: framed.colors })
	expect(partNames({ ...mark, colors: mark.colors.slice(0, 2) })).toEqual(['Mark', 'Outline'])
})
