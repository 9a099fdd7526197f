// Pictures of garments as worn: their names, their bytes, and the flat drawing that stands in for them.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import { createRenderPool, type RenderPool } from '../render/render-pool.server.ts'
import { pictureRoutes } from '../routes/http.server.ts'
import { teamChoice } from '../rules/team-choice.ts'
import { asWorn } from '../rules/worn-views.ts'
import type { PicturedGarment, PictureSpec } from '../schemas.ts'
import { pictureInColors, pictureUrl, turnedPicture } from '../urls.ts'
import { drawPicture, pictureHash } from './drawing.server.ts'
import { createPictureRenderer } from './drawn-pictures.server.ts'
import { wornFingerprint, wornScene } from './worn.server.ts'

const garment = (templateId: string, primaryColor: string): PicturedGarment => ({
	templateId,
	templateVersion: templateById(templateId)?.version ?? 0,
	view: 'front',
	config: DesignConfig.parse({ templateId, primaryColor, secondaryColor: '#c8ff1a', teamName: 'Vipers' }),
})
const flat: PictureSpec = { ...garment('soccer-jersey', '#ffffff'), mode: 'thumb' }
const worn = asWorn(flat)

const pool = createRenderPool({ size: 1, limitMs: 120_000 })
afterAll(() => pool.close())
const shape = { kind: 'plain', width: 160, format: 'webp' } as const
const render = async (spec: PictureSpec) => Buffer.from(await pool.render({ spec, shape, isUrgent: true }))
const alphaOf = async (bytes: Buffer) => {
	const { data, info } = await sharp(bytes)
		.extractChannel('alpha')
		.raw()
		.toBuffer({ resolveWithObject: true })
	return (x: number, y: number) =>
		data[Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))]
}

test('a worn picture is a WebP of 4 by 5 on a transparent ground, and differs from the flat one', async () => {
	const bytes = await render(worn)
	expect(await sharp(bytes).metadata()).toMatchObject({
		format: 'webp',
		width: 160,
		height: 200,
		hasAlpha: true,
	})
	const alpha = await alphaOf(bytes)
	expect([alpha(0, 0), alpha(1, 0), alpha(0.5, 0.5)]).toEqual([0, 0, 255])
	expect(bytes.equals(await render(flat))).toBe(false)
}, 120_000)

test('a worn picture as wide as a card weighs at most 14 kB, with pinstripes too', async () => {
	const striped = {
		...garment('baseball-jersey', '#ffffff'),
		config: {
			...garment('baseball-jersey', '#ffffff').config,
			pattern: { id: 'pinstripe', color: '#14284f', opacity: 1 },
		},
	}
	const spec = asWorn({ ...striped, mode: 'thumb' })
	const card = { kind: 'plain', width: 480, format: 'webp' } as const
	const bytes = await pool.render({ spec, shape: card, isUrgent: true })
	expect(bytes.length).toBeLessThanOrEqual(14_000)
	expect(bytes.length).toBeGreaterThan(8_000)
}, 120_000)

test('garments side by side are each worn, and none is cut off', async () => {
	const beside = [garment('soccer-jersey', '#c8ff1a')]
	const spec = asWorn({ ...flat, beside })
	expect(spec.worn).toEqual(worn.worn)
	const alpha = await alphaOf(await render(spec))
	const covered = (along: (at: number) => number | undefined) =>
		Array.from({ length: 101 }, (_, at) => along(at / 100)).filter((value = 0) => value > 200).length
	expect(
		covered((at) => alpha(0.5, at)),
		'in the middle column',
	).toBeGreaterThan(20)
	for (const edge of [0, 1]) {
		expect(covered((at) => alpha(edge, at))).toBe(0)
		expect(covered((at) => alpha(at, edge))).toBe(0)
	}
}, 120_000)

test('the same worn picture has the same name; another turn, color or mesh gives another one', () => {
	const name = pictureHash(worn)
	expect(pictureHash(structuredClone(worn))).toBe(name)
	const others = [
		flat,
		{ ...worn, worn: { turnDeg: 200 } },
		{ ...worn, config: { ...worn.config, primaryColor: '#000000' } },
		{ ...worn, config: { ...worn.config, teamName: 'Adders' } },
		{ ...worn, config: { ...worn.config, sublimated: true } },
	]
	expect(new Set([name, ...others.map(pictureHash)]).size).toBe(others.length + 1)
	const scene = wornScene(worn)
	const [first] = scene?.garments ?? []
	const [piece, ...further] = first?.pieces ?? []
	if (!scene || !first || !piece) throw new Error('The jersey has a worn form')
	const positions = piece.mesh.positions.map((value, at) => (at === 0 ? value + 1 / 1024 : value))
	const corrected = { ...piece, mesh: { ...piece.mesh, positions } }
	const changed = { ...scene, garments: [{ ...first, pieces: [corrected, ...further] }] }
	expect(wornFingerprint(changed)).not.toBe(wornFingerprint(scene))
})

test('a flat picture has the name of its SVG; a crop, and a kit with a garment that has no worn form, stay flat', () => {
	const svgName = createHash('sha256').update(drawPicture(flat)).digest('hex').slice(0, 24)
	expect(pictureHash(flat)).toBe(svgName)
	const cropped = { ...flat, crop: { x: 0, y: 0, w: 200, h: 250 } }
	expect(asWorn(cropped)).toEqual(cropped)
	const kit = { ...flat, beside: [{ ...garment('soccer-jersey', '#000000'), templateId: 'gone' }] }
	expect(asWorn(kit)).toEqual(kit)
	expect(wornScene({ ...kit, worn: { turnDeg: 20 } })).toBeUndefined()
})

const hash = 'a'.repeat(24)
const flatHash = 'b'.repeat(24)

/** A shop whose renderer answers when `finish` is called, with `worn` or `flat`; urgent flat pictures at once. */
function shop() {
	const asked: PictureSpec[] = []
	let finish = () => {}
	const gate = new Promise<void>((resolve) => (finish = resolve))
	const folder = mkdtempSync(join(tmpdir(), 'worn-'))
	const held: Pick<RenderPool, 'render'> = {
		render: async ({ spec }) => {
			asked.push(spec)
			if (spec.worn) await gate
			return Buffer.from(spec.worn ? 'worn' : 'flat')
		},
	}
	const pictureRenderer = createPictureRenderer({
		folder,
		pool: { close: () => {}, ...held },
		specOf: async (name) => (name === flatHash ? flat : worn),
	})
	const routes = pictureRoutes({ pictureRenderer, onError: () => undefined })
	const get = async (address: string) => {
		const answer = await routes.request(address.replace('/pictures', ''))
		return [answer.status, await answer.text(), answer.headers.get('cache-control')]
	}
	/** As many pictures as may wait. */
	async function fill() {
		const answers = Array.from({ length: 8 }, async (_, at) =>
			get(pictureUrl(at.toString(16).padStart(24, '0'), 96)),
		)
		await expect.poll(() => asked.length).toBe(8)
		return { answers: Promise.all(answers) }
	}
	return { asked, finish, folder, get, fill }
}
const forEver = 'public, max-age=31536000, immutable'

test('while many pictures wait the flat one is sent and never cached, then the worn one for ever', async () => {
	const { get, fill, finish, folder } = shop()
	const { answers } = await fill()
	const address = pictureUrl(hash, 96)
	expect(await get(address)).toEqual([200, 'flat', 'no-store'])
	expect(readdirSync(folder)).toEqual([])
	finish()
	for (const answer of await answers) expect(answer).toEqual([200, 'worn', forEver])
	expect(await get(address)).toEqual([200, 'worn', forEver])
	expect(readdirSync(folder)).toContain(`${hash}-96.webp`)
})

test('team colors are worn too, and flat for now while many pictures wait', async () => {
	const { get, fill, finish, asked } = shop()
	const address = pictureInColors(pictureUrl(hash, 96), teamChoice('maroon-white', 'Oak Hill')!)
	const { answers } = await fill()
	expect(await get(address)).toEqual([200, 'flat', 'no-store'])
	finish()
	await answers
	expect(await get(address)).toEqual([200, 'worn', 'public, max-age=604800'])
	expect(asked.at(-1)).toMatchObject({ worn: worn.worn, config: { primaryColor: '#5f1424' } })
})

test('a worn picture is turned by eighths, also in team colors; a flat one is not', async () => {
	const { get, finish, asked } = shop()
	finish()
	const address = pictureUrl(turnedPicture(hash, 3), 96)
	expect(await get(address)).toEqual([200, 'worn', forEver])
	expect(asked.at(-1)?.worn).toEqual({ turnDeg: 155 })
	const colored = pictureInColors(address, teamChoice('maroon-white')!)
	expect((await get(colored))[0]).toBe(200)
	expect(asked.at(-1)).toMatchObject({ worn: { turnDeg: 155 }, config: { primaryColor: '#5f1424' } })
	expect((await get(pictureUrl(turnedPicture(flatHash, 3), 96)))[0]).toBe(404)
	expect((await get(`/pictures/${hash}t8-96.webp`))[0]).toBe(404)
})
