import { expect, test } from 'vitest'
import { expectEvery, type Matrix } from '../../../tests/matrix.ts'
import { measureLettering, resolveDesign } from '../render.ts'
import { DesignConfig } from '../schemas.ts'
import { cutStyleId, inCut, type GarmentTemplate } from '../template.ts'
import { templateAsSaved, templates, templateToWorkOn } from '../templates/index.ts'

const designed = (fit: string) =>
	DesignConfig.parse({
		primaryColor: '#ffffff',
		secondaryColor: '#101010',
		teamName: 'Herons',
		playerNumber: '30',
		playerName: 'Achterberg',
		styles: { [cutStyleId]: fit },
	})

type Cut = { template: GarmentTemplate; fit: string }
const cuts: Matrix<Cut> = {
	cases: Object.values(templates).flatMap((template) =>
		Object.keys(template.cuts ?? {}).map((fit) => ({ template, fit })),
	),
	atLeast: 39,
	name: ({ template, fit }) => `${template.id} ${fit}`,
}

/** The box of path data with absolute coordinates, control points included. */
function boxOf(path: string) {
	const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text))
	const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
	return { width: Math.max(...xs) - Math.min(...xs), low: Math.max(...ys) }
}

test('every cut is found by the design, and the first one is the template itself', async () => {
	await expectEvery(cuts, ({ template, fit }) => {
		const config = { ...designed(fit), templateId: template.id, templateVersion: template.version }
		const cut = template.cuts?.[fit]
		expect(templateAsSaved(config)).toBe(cut)
		expect(templateToWorkOn(template, config)).toBe(cut)
		expect(inCut(template, { styles: { fit: 'constructor' } })).toBe(template)
	})
})

test('every cut has its print areas and letters on its own cloth, in the inches of the standard cut', async () => {
	await expectEvery(cuts, ({ template, fit }) => {
		const config = designed(fit)
		const cut = inCut(template, config)
		for (const id of ['front', 'back'] as const) {
			const { silhouette } = cut.draw(id, resolveDesign(cut, config, 'thumb'))
			const standard = template.views.find((view) => view.id === id)!
			const view = cut.views.find((candidate) => candidate.id === id)!
			const { width, low: hem } = boxOf(silhouette)
			expect(view.pxPerInch).toBe(standard.pxPerInch)
			for (const { area, maxIn, id: name } of view.placements) {
				expect(area.y + area.h, name).toBeLessThan(hem)
				expect(area.w, name).toBeLessThan(width)
				expect(maxIn.w * view.pxPerInch, name).toBeLessThan(area.w + 1)
			}
			for (const [at, position] of view.lettering.entries()) {
				expect(position.capHeight).toBe(standard.lettering[at]?.capHeight)
				expect(position.baseline).toBeLessThan(hem)
				expect(position.maxWidth).toBeGreaterThan(0.6 * (standard.lettering[at]?.maxWidth ?? 0))
			}
			expect(measureLettering({ template, config, view: id, packs: {} })).toEqual(
				measureLettering({ template: cut, config, view: id, packs: {} }),
			)
		}
	})
})

test('a youth design is drawn as a youth large, from which its other sizes are scaled', () => {
	const { YS, YL, M } = templates.tee!.cuts!.youth!.sizes
	expect([YS, YL, M]).toEqual([{ scale: 0.86 }, { scale: 1 }, { scale: 1.15 }])
})
