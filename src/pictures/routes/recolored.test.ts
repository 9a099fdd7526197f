import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colorwaysOf, seedDesign } from '#catalog/seeds/design.ts'
import { seedProducts } from '#catalog/seeds/products.ts'
import { recolored } from '#garments/recolor.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { createRenderPool, type RenderPool } from '../render/render-pool.server.ts'
import type { PictureSpec } from '../schemas.ts'
import { createPictureRenderer } from '../service/drawn-pictures.server.ts'
import { teamChoice } from '../rules/team-choice.ts'
import { pictureInColors, pictureUrl } from '../urls.ts'
import { pictureRoutes } from './http.server.ts'

const hash = 'a'.repeat(24)
const product = seedProducts[0]!
const spec: PictureSpec = {
	templateId: product.templateId,
	templateVersion: 1,
	view: 'front',
	mode: 'thumb',
	config: seedDesign(product, colorwaysOf(product)[0]!),
}
const address = (colors: string, name = '') =>
	pictureInColors(pictureUrl(hash, 96), teamChoice(colors, name)!).replace('/pictures', '')

async function shop(pool: Pick<RenderPool, 'render'>) {
	const folder = await mkdtemp(join(tmpdir(), 'recolored-'))
	const pictureRenderer = createPictureRenderer({
		folder,
		pool: { close: () => {}, ...pool },
		specOf: async (asked) => (asked === hash ? spec : undefined),
	})
	const routes = pictureRoutes({ pictureRenderer, onError: () => undefined })
	return { folder, ask: async (path: string) => routes.request(path) }
}

test('a picture is drawn in the chosen colors with the name, once, and never written to disk', async () => {
	const pool = createRenderPool({ size: 1, limitMs: 60_000 })
	const drawn: PictureSpec[] = []
	const { ask, folder } = await shop({
		render: (order) => {
			if ('spec' in order) drawn.push(order.spec)
			return pool.render(order)
		},
	})
	const path = address('maroon-white', 'Oak Hill')
	const answers = await Promise.all([ask(path), ask(path)])
	answers.push(await ask(path))
	pool.close()
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
	expect(answers[0].headers.get('cache-control')).toBe('public, max-age=604800')
	const { format, width } = await sharp(await answers[0].arrayBuffer()).metadata()
	expect([format, width]).toEqual(['webp', 96])
	const team = { primary: '#5f1424', secondary: '#f7f7f5', teamName: 'Oak Hill' }
	expect(drawn).toEqual([{ ...spec, config: recolored(spec.config, team, templateAsSaved(spec.config)) }])
	expect(await readdir(folder)).toEqual([])
})

test.each([
	`/${hash}/in/maroon-pink-96.webp`,
	`/${hash}/in/maroon-96.webp`,
	`/${hash}/in/maroon-white-97.webp`,
	`/${hash}/in/maroon-white-96.png`,
	`/${hash}/in/maroon-white-card.png`,
	`/${hash}/in/maroon-white-96.webp?team=%20Oak`,
	`/${hash}/in/maroon-white-96.webp?team=${'A'.repeat(21)}`,
	`/${hash}/in/maroon-white-96.webp?team=%3Cb%3E`,
	`/${'b'.repeat(24)}/in/maroon-white-96.webp`,
	`/..%2f${hash}/in/maroon-white-96.webp`,
])('%s is no picture', async (path) => {
	const { ask } = await shop({ render: async () => new Uint8Array([1]) })
	expect((await ask(path)).status).toBe(404)
})

test('when too many recolored pictures wait the next one is refused for now, and a plain one is not', async () => {
	let finish = () => {}
	const gate = new Promise<void>((resolve) => (finish = resolve))
	const { ask } = await shop({
		render: async ({ isUrgent }) => {
			if (!isUrgent) await gate
			return new Uint8Array([1])
		},
	})
	const waiting = Array.from({ length: 200 }, async (_, at) => ask(address('maroon-white', `Team ${at}`)))
	const refused = await ask(address('maroon-white', 'One more'))
	expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
	expect((await ask(`/${hash}-96.webp`)).status).toBe(200)
	finish()
	expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
	expect((await ask(address('maroon-white', 'One more'))).status).toBe(200)
})
