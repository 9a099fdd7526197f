import { expect, test } from 'vitest'
import type { Asset } from '#files/schemas.ts'
import { packsFor } from '#garments/packs.server.ts'
import { ownTile } from '#garments/patterns/tile.ts'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import { wildcats } from '../../../../tests/factories/designs/wildcats.ts'
import { messages } from '../../messages.ts'
import { checkTile, sharpWidthIn } from './tile.ts'

const template = templateById('football-jersey')!
const assetId = '7d3f0c52-9a41-4c0e-8b57-51b7c6f2a990'

function check(widthIn: number, asset: Partial<Asset>, sublimated: boolean | undefined = true) {
	const tile = { url: '/files/tile.png', assetId, widthIn, aspectRatio: 1 }
	const pattern = { id: ownTile, color: '#ffffff', opacity: 1, tile }
	const config = { ...readDesign(StoredDesign.parse({ ...wildcats, pattern }), template), sublimated }
	// Cast: the check reads only these facts.
	const assets = { [assetId]: { id: assetId, kind: 'raster', width: 900, height: 900, ...asset } as Asset }
	return checkTile({
		template,
		config,
		packs: packsFor(config, template),
		assets,
		sport: 'football',
		items: [],
	})
}

test.each([
	[3, []],
	[3.1, ['warning']],
	[6, ['warning']],
	[6.1, ['strong']],
] as const)('900 pixels on %d in', (widthIn, severities) => {
	expect(check(widthIn, {}).map(({ severity }) => severity)).toEqual(severities)
})

test('the finding says up to which size the tile is sharp, and its fix makes it sharp', () => {
	const [finding] = check(8, {})
	expect(finding?.message).toContain('112 DPI at 8 in wide; it is sharp up to 3.0 in')
	const { config } = {
		config: readDesign(
			StoredDesign.parse({
				...wildcats,
				pattern: {
					id: ownTile,
					color: '#ffffff',
					opacity: 1,
					tile: { url: '', assetId, widthIn: 8, aspectRatio: 1 },
				},
			}),
			template,
		),
	}
	expect(finding?.fix?.apply(config).pattern?.tile?.widthIn).toBe(3)
	expect(check(8, { width: 90 })[0]?.fix).toBeUndefined()
})

test('vector art is sharp at every size', () => {
	expect(sharpWidthIn({ kind: 'vector', width: 10 })).toBeUndefined()
	expect(check(30, { kind: 'vector', width: 10 })).toEqual([])
})

test('on a product that is not sublimated it stops the proof with the reason', () => {
	expect(check(3, {}, false)).toMatchObject([
		{ severity: 'blocks-proof', message: messages.tileNeedsSublimation },
	])
})
