// The worn views of a proof: of every piece, never awaited for long, and absent where they cannot be drawn.
import { expect, test, vi } from 'vitest'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { sampleProof } from '../../../tests/factories/designs/proof-sample.ts'
import type { ProofInput } from '../proof/input.ts'
import { withWornViews } from './worn-views.server.ts'

const asked = (input: ProofInput) => {
	const log = { warn: vi.fn<() => void>() }
	const pictures: PrivatePicture[] = []
	const draw = async (picture: PrivatePicture) => {
		pictures.push(picture)
		return new TextEncoder().encode(`${picture.spec.templateId} ${picture.spec.worn?.turnDeg}`)
	}
	return { log, pictures, whole: withWornViews({ log: log as never }, { pictures: { draw } }, input) }
}

const shownOf = ({ worn }: ProofInput) =>
	worn?.map(({ view, base64 }) => `${view}: ${Buffer.from(base64, 'base64').toString()}`)

test('front and back of every piece are drawn turned, with the design as saved and its art inside', async () => {
	const jersey = await sampleProof()
	const pants = await sampleProof({ templateId: 'football-pants' })
	const { product } = jersey
	const { pictures, whole } = asked({ ...jersey, kit: { product, further: [pants] } })
	const made = await whole
	expect(shownOf(made)).toEqual(['front: football-jersey 20', 'back: football-jersey 200'])
	expect(made.kit?.further.map(shownOf)).toEqual([['front: football-pants 20', 'back: football-pants 200']])
	for (const { spec, images } of pictures) {
		expect(spec.templateVersion).toBe(
			spec.templateId === 'football-jersey' ? jersey.template.version : pants.template.version,
		)
		expect(spec.config).toMatchObject({ teamName: jersey.config.teamName })
		expect(Object.keys(images)).toEqual(Object.keys(jersey.art))
		for (const uri of Object.values(images)) expect(uri).toMatch(/^data:image\/(svg\+xml|png);base64,./)
	}
})

test('a garment without a worn form keeps its flat proof', async () => {
	const input = await sampleProof()
	const { log, pictures, whole } = asked({ ...input, template: { id: 'cape', version: 1 } })
	expect((await whole).worn).toBeUndefined()
	expect(pictures).toEqual([])
	expect(log.warn).not.toHaveBeenCalled()
})

test('busy or failing picture processes cost a proof its worn views, not its time', async () => {
	const input = await sampleProof()
	const failing = async () => {
		throw new Error('the picture process died')
	}
	for (const draw of [() => new Promise<never>(() => {}), failing]) {
		const log = { warn: vi.fn<() => void>() }
		const startedAt = performance.now()
		const made = await withWornViews({ log: log as never }, { pictures: { draw }, limitMs: 200 }, input)
		expect(performance.now() - startedAt).toBeLessThan(5_000)
		expect(made).toEqual(input)
		expect(log.warn).toHaveBeenCalledOnce()
	}
})
