import { expect, test } from 'vitest'
import { frameOf } from '#garments/logos.ts'
import { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateAsSaved, templateById } from '#garments/templates/index.ts'
import { snapback } from '#garments/templates/snapback.ts'
import { boundsOf, sharedArea, type Box } from '#placement/boxes.ts'
import { areaBox, isPrintable } from '#placement/print-areas.ts'
import { frameInPixels } from '#placement/units.ts'
import { placeArt } from './free-place.ts'

const footballJersey = templateById('football-jersey')!
/** Its front has the print areas of the sleeves. */
const firstVersion = templateAsSaved({ templateId: 'football-jersey' })!
const empty = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' })

/** The design after so many square uploads on its first view. */
function after(count: number, template: GarmentTemplate, letters: readonly Box[] = []) {
	const view = template.views[0]!
	const art = { width: 300, height: 300 }
	const ids = Array.from({ length: count }, (_, index) => `l${index}`)
	const place = (config: DesignConfig, id: string) =>
		placeArt(config, { template, view, letters, art, id, url: `/${id}.png`, assetId: id })
	return { view, logos: ids.reduce(place, empty).logos, place }
}

test('the first upload is 80 by 80 at 160,200, in its own proportions', () => {
	const { view, logos } = after(1, footballJersey)
	expect(frameInPixels(frameOf(logos[0]!), view)).toEqual({
		x: 160,
		y: 200,
		width: 80,
		height: 80,
		rotation: 0,
	})
	const art = { width: 200, height: 100 }
	const wide = placeArt(empty, {
		template: footballJersey,
		view,
		letters: [],
		art,
		id: 'w',
		url: '/w.png',
		assetId: 'w',
	})
	expect(wide.logos[0]!.width).toBe(wide.logos[0]!.height * 2)
})

test('the next uploads go to free places of the same side, each apart from the others', () => {
	const { logos } = after(3, firstVersion)
	const boxes = logos.map((logo) => boundsOf(frameOf(logo)))
	for (const [at, box] of boxes.entries())
		for (const other of boxes.slice(at + 1)) expect(sharedArea(box, other)).toBe(0)
	expect(logos.map(({ placement }) => placement)).toEqual(['full-front', 'left-sleeve', 'right-sleeve'])
})

test('art that finds the first position taken avoids the lettering too', () => {
	const view = firstVersion.views[0]!
	const sleeve = view.placements.find(({ id }) => id === 'left-sleeve')!
	const { logos } = after(2, firstVersion, [areaBox(sleeve, view)])
	expect(logos.map(({ placement }) => placement)).toEqual(['full-front', 'right-sleeve'])
})

test('where a side has no place left, an upload lies lower to the right, so that none covers another', () => {
	const { view, logos } = after(12, snapback[0])
	const corners = logos.map((logo) => {
		const { x, y } = frameInPixels(frameOf(logo), view)
		return `${Math.round(x)} ${Math.round(y)}`
	})
	expect(corners.slice(0, 3)).toEqual(['160 200', '176 216', '192 232'])
	expect(new Set(corners).size).toBe(12)
})

test('a design with thirty logos takes no more', () => {
	const { logos, place } = after(30, footballJersey)
	const full = { ...empty, logos }
	expect(place(full, 'more')).toBe(full)
})

test('the first upload on a side lies on the sleeve, where 160,200 is beside it', () => {
	const [, , left] = footballJersey.views
	const art = { width: 300, height: 300 }
	const added = {
		template: footballJersey,
		view: left!,
		letters: [],
		art,
		id: 'a',
		url: '/a.png',
		assetId: 'a',
	}
	const [logo] = placeArt(empty, added).logos
	expect(logo).toMatchObject({ view: 'left', placement: 'left-sleeve' })
	expect(isPrintable(left!, boundsOf(frameOf(logo!)))).toBe(true)
})
