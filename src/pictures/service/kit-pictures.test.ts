// Pictures of several garments: drawn together, and in team colors as a whole.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kitColorwaysOf } from '#catalog/seeds/kits.ts'
import { seedKits } from '#catalog/seeds/products.ts'
import { shotsOfKit } from '#catalog/seeds/shots.ts'
import { teamColor } from '#garments/colors.ts'
import { teamChoice } from '../rules/team-choice.ts'
import type { PictureSpec } from '../schemas.ts'
import { drawPicture } from './drawing.server.ts'
import { createPictureRenderer } from './drawn-pictures.server.ts'

const kit = seedKits.find(({ sku }) => sku === 'FH-FS500')
const [colorway] = kit ? kitColorwaysOf(kit) : []
if (!kit || !colorway) throw new Error('The demo kit exists')
const [front, , jerseyAlone, pantsAlone] = shotsOfKit(kit, colorway).map(({ spec }) => spec)
if (!front || !jerseyAlone || !pantsAlone) throw new Error('The demo kit has pictures')

test('all pieces are in one drawing of the usual canvas', () => {
	const svg = drawPicture(front)
	expect(svg).toContain('viewBox="0 0 400 500"')
	expect(svg).toContain('aria-label="Football game jersey, front; Football game pants, front"')
	expect(drawPicture(jerseyAlone)).not.toBe(svg)
})

test('in team colors a swapped piece has them the other way round', async () => {
	const drawn: PictureSpec[] = []
	const renderer = createPictureRenderer({
		folder: mkdtempSync(join(tmpdir(), 'kit-pictures-')),
		pool: {
			render: (order) => {
				if ('spec' in order) drawn.push(order.spec)
				return Promise.resolve(new Uint8Array([1]))
			},
			close: () => undefined,
		},
		specOf: (hash) => Promise.resolve(hash === 'pants' ? pantsAlone : front),
	})
	const choice = teamChoice('navy-gold')
	if (!choice) throw new Error('Both colors are in the palette')
	const shape = { kind: 'plain', width: 480, format: 'webp' } as const
	await renderer.recolored({ hash: 'kit', shape, choice })
	await renderer.recolored({ hash: 'pants', shape, choice })
	const [navy, gold] = [teamColor('navy').hex, teamColor('gold').hex]
	const [whole, pants] = drawn
	expect([whole?.config.primaryColor, whole?.config.secondaryColor]).toEqual([navy, gold])
	const [beside] = whole?.beside ?? []
	expect([beside?.config.primaryColor, beside?.config.secondaryColor]).toEqual([gold, navy])
	expect([pants?.config.primaryColor, pants?.config.secondaryColor]).toEqual([gold, navy])
})
