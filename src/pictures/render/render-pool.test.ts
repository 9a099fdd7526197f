import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { seedProducts } from '#catalog/seeds/products.ts'
import { colorwaysOf, seedDesign } from '#catalog/seeds/design.ts'
import { packageRoot } from '#kit/root.server.ts'
import { createRenderPool } from './render-pool.server.ts'
import type { PictureSpec } from '../schemas.ts'
import type { PictureShape } from '../urls.ts'

const script = join(packageRoot, 'tests/factories/pictures/stalling-renderer.ts')
/** Long enough for a renderer to answer on a busy machine. */
const limitMs = 1_000

const product = seedProducts[0]!
const config = seedDesign(product, colorwaysOf(product)[0]!)
const spec: PictureSpec = { templateId: 'any', templateVersion: 1, view: 'front', mode: 'thumb', config }
const shape: PictureShape = { kind: 'plain', width: 96, format: 'webp' }

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}

test('a renderer that never answers is killed after the limit, and another one draws what waited', async () => {
	const pool = createRenderPool({ size: 1, script, limitMs })
	onTestFinished(() => pool.close())
	const draw = (templateId: string) => pool.render({ spec: { ...spec, templateId }, shape, isUrgent: true })
	/** Process id of the renderer that drew the picture. */
	const drawnBy = async () => Number(Buffer.from(await draw('any')).toString())

	const stalled = await drawnBy()
	expect(isAlive(stalled)).toBe(true)
	const startedAt = performance.now()
	const stall = draw('stall')
	const waited = drawnBy()
	await expect(stall).rejects.toThrow('stopped before the picture was ready')
	expect(performance.now() - startedAt).toBeGreaterThanOrEqual(limitMs - 5)
	expect(isAlive(stalled)).toBe(false)

	const successor = await waited
	expect(successor).not.toBe(stalled)
	expect(isAlive(successor)).toBe(true)
	expect(await drawnBy()).toBe(successor)
})
