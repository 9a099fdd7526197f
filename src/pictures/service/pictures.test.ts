import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { seedProducts } from '#catalog/seeds/products.ts'
import { colorwaysOf, seedDesign } from '#catalog/seeds/design.ts'
import { specLook, specShell, specShop, type CardShop } from '#kit/shop.ts'
import { createRenderPool } from '../render/render-pool.server.ts'
import type { PictureSpec } from '../schemas.ts'
import { parsePictureFile, pictureUrl } from '../urls.ts'
import { socialCard } from './drawing.server.ts'
import { createPictureRenderer } from './drawn-pictures.server.ts'

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

const own = {
	facts: { ...specShop, name: 'Harbor & Pine', established: '2019' },
	look: { ...specLook, colors: { ...specLook.colors, turf: '#0b1a4a' } },
}

test('a card of a renamed shop is drawn anew, and the first shop’s stays as it was', async () => {
	const drawn: (CardShop | undefined)[] = []
	let shop: CardShop = specShell
	const renderer = createPictureRenderer({
		folder: mkdtempSync(join(tmpdir(), 'cards-')),
		pool: {
			render: (task) => {
				drawn.push(task.shop)
				return Promise.resolve(new Uint8Array([drawn.length]))
			},
			close: () => undefined,
		},
		specOf: () => Promise.resolve(spec),
		shopNow: () => shop,
	})
	const card = async () => (await renderer.picture({ hash, shape: { kind: 'card' } }))?.bytes[0]
	expect([await card(), await card()]).toEqual([1, 1])
	shop = own
	expect([await card(), await card()]).toEqual([2, 2])
	shop = specShell
	expect(await card()).toBe(1)
	expect(drawn.map((one) => one?.facts.name)).toEqual(['Fieldhouse', 'Harbor & Pine'])
})

test('a long name fits beside the garment; a shop that says no year has none', () => {
	const widths = ['Harbor', 'Harbor & Pine Athletics of the Northern Valley'].map((name) => {
		const svg = socialCard('', { ...own, facts: { ...own.facts, name } })
		return Math.max(...[...svg.matchAll(/translate\(([\d.]+) 300\)/g)].map(([, x]) => Number(x)))
	})
	expect(Math.max(...widths)).toBeLessThan(680)
	const glyphs = (established: string) =>
		[...socialCard('', { ...own, facts: { ...own.facts, established } }).matchAll(/ 372\)/g)].length
	expect(glyphs('2019') - glyphs('')).toBe(' since 2019'.length)
})
