import { expect, test } from 'vitest'
import { offsetOf } from '#designs/proof/offsets.ts'
import { packsFor } from '#garments/packs.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { boundsOf } from '#placement/boxes.ts'
import { snapLines, snapMove, snapPull } from '#placement/snapping.ts'
import { belowCollar, collarGuide, usualBelowCollarIn } from './collar.ts'
import { draggedLine, lineById } from './lines.ts'
import { alignLabel } from './logos.ts'

const colors = { primaryColor: '#14284f', secondaryColor: '#f2b21b' }
const frame = { x: 10, y: 12, width: 4, height: 4, rotation: 0 }
const logo = { id: 'crest', url: '/crest.png', placement: 'custom', view: 'front', ...frame }
const config = DesignConfig.parse({ ...colors, teamName: 'Hawks', logos: [logo] })
const template = templates['football-jersey']!
const front = template.views[0]!
const guide = collarGuide({ template, config, view: front })!

test.each(['football-jersey', 'tee', 'hoodie', 'polo'])(
	'the collar of a %s has a guide on front and back',
	(id) => {
		const garment = templates[id]!
		for (const view of garment.views.slice(0, 2)) {
			const line = collarGuide({ template: garment, config, view })!
			const usual = usualBelowCollarIn[view.id]
			expect(line).toMatchObject({ axis: 'y', kind: 'top', of: 'collar', distanceIn: usual })
			// The proof measures the same distance.
			const box = { ...frame, y: line.at }
			const offset = offsetOf({ template: garment, config }, view, { box, from: 'collar' })
			expect(offset.distanceIn).toBeCloseTo(usual!)
		}
	},
)

test('sides without a collar have no guide', () => {
	const left = template.views.find(({ id }) => id === 'left')!
	expect(collarGuide({ template, config, view: left })).toBe(undefined)
	const shorts = templates['basketball-shorts']!
	expect(collarGuide({ template: shorts, config, view: shorts.views[0]! })).toBe(undefined)
})

test('the top of art snaps to the guide by moving and pulling, its foot does not, and the label has the inches', () => {
	const near = { ...frame, y: guide.at + 0.2 }
	const moved = snapMove(near, { lines: [guide], reach: 0.3 })
	expect(moved).toEqual({ frame: { ...near, y: expect.closeTo(guide.at) as number }, guides: [guide] })
	expect(alignLabel({ frame: moved.frame, view: front, guides: moved.guides })).toContain(
		' · 3.0 in below the collar',
	)
	const above = { ...frame, y: guide.at - frame.height + 0.2 }
	expect(snapMove(above, { lines: [guide], reach: 0.3 }).guides).toEqual([])
	const pull = { isFree: true, view: front, lines: [guide], reach: 0.3 }
	expect(snapPull(near, { ...pull, handle: { h: 0, v: -1 } }).frame.y).toBeCloseTo(guide.at)
	expect(snapPull(above, { ...pull, handle: { h: 0, v: 1 } }).guides).toEqual([])
})

test('dragged letters snap to the guide', () => {
	const line = lineById({ template, packs: packsFor(config, template), config }, 'team-front')!
	const by = guide.at - line.frame.y + 0.1
	const dragged = draggedLine(
		{
			action: { kind: 'move' },
			start: line.frame,
			from: { x: 0, y: 0 },
			view: front,
			lines: snapLines({ ...front, placements: [] }, [], [guide]),
			reach: 0.3,
		},
		{ to: { x: 0, y: by }, isFree: false, isLoose: false },
	)
	expect(dragged.frame.y).toBeCloseTo(guide.at)
	expect(dragged.guides).toContain(guide)
})

test.each([0, 30])('one click hangs a logo turned by %d degrees below the collar', (rotation) => {
	const turned = { ...config, logos: [{ ...config.logos[0]!, rotation }] }
	const hung = belowCollar(turned, 'crest', { template, view: front }).logos[0]!
	expect(boundsOf(hung).y).toBeCloseTo(guide.at, 2)
	expect(hung.x).toBeCloseTo(10)
	expect(belowCollar(turned, 'gone', { template, view: front })).toBe(turned)
})
