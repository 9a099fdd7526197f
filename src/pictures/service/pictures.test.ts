import { afterAll, expect, test } from 'vitest'
import { seedProducts } from '#catalog/seeds/products.ts'
import { colorwaysOf, seedDesign } from '#catalog/seeds/design.ts'
import { createRenderPool } from '../render/render-pool.server.ts'
import type { PictureSpec } from '../schemas.ts'
import { parsePictureFile, pictureUrl } from '../urls.ts'

const hash = 'a'.repeat(24)

test.each([
	[`${hash}-480.webp`, true],
	[`${hash}-480.png`, true],
	[`${hash}-card.png`, true],
	[`${hash}-481.webp`, false],
	[`${hash}-480.gif`, false],
	[`${hash}-card.webp`, false],
	[`${hash.toUpperCase()}-480.webp`, false],
	[`../${hash}-480.webp`, false],
	['', false],
])('the file %s names a picture: %s', (name, expected) => {
	expect(parsePictureFile(name) !== undefined).toBe(expected)
})

test('an address leads back to its picture', () => {
	const name = pictureUrl(hash, 320).replace('/pictures/', '')
	expect(parsePictureFile(name)).toEqual({ hash, shape: { kind: 'plain', width: 320, format: 'webp' } })
})

const pool = createRenderPool({ size: 1, limitMs: 60_000 })
afterAll(() => pool.close())

const product = seedProducts[0]!
const spec: PictureSpec = {
	templateId: product.templateId,
	templateVersion: 1,
	view: 'front',
	mode: 'thumb',
	config: seedDesign(product, colorwaysOf(product)[0]!),
}
const order = (changed: Partial<PictureSpec> = {}) =>
	pool.render({
		spec: { ...spec, ...changed },
		shape: { kind: 'plain', width: 96, format: 'webp' },
		isUrgent: true,
	})

test('a drawing that fails is reported, and the renderer goes on with the next', async () => {
	const [broken, good] = await Promise.allSettled([order({ templateId: 'no-such-garment' }), order()])
	expect(broken.status).toBe('rejected')
	expect(good.status).toBe('fulfilled')
	const bytes = await order()
	expect(Buffer.from(bytes).subarray(8, 12).toString()).toBe('WEBP')
})
