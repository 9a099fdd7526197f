import { expect, test } from 'vitest'
import { sha256 } from '../../../tests/factories/golden-hashes.ts'
import { renderDesign } from '../render.ts'
import { DesignConfig } from '../schemas.ts'
import { toSvg } from '../svg.ts'
import type { GarmentTemplate } from '../template.ts'
import { drawn, templateAsSaved, templateById, templates, templateToWorkOn } from './index.ts'
import { newestOf, savedWith, workedOnWith } from './versions.ts'

const [first, tee] = [templateAsSaved({ templateId: 'football-jersey' })!, templateById('tee')!]
/** The same garment, drawn without the folds of the first version. */
const second: GarmentTemplate = {
	...first,
	version: 2,
	draw: (view, resolved) => ({ ...first.draw(view, resolved), over: [] }),
}
const shop = [second, first, tee]
const old = { templateId: first.id, templateVersion: 1 }

test('the newest version of each garment is the one that new designs begin with', () => {
	expect(newestOf(shop)).toEqual({ [first.id]: second, [tee.id]: tee })
})

test.each([
	[old, first],
	[{ ...old, templateVersion: 2 }, second],
	[{ templateId: first.id }, first],
	[{ ...old, templateVersion: 3 }, undefined],
	[{ templateId: 'gone', templateVersion: 1 }, undefined],
	[{}, undefined],
])('what was saved with %j is drawn with that very version', (config, template) => {
	expect(savedWith(shop, config)).toBe(template)
})

test('a design goes on with its own version, and with the newest once that is not drawn any more', () => {
	expect(workedOnWith(shop, second, old)).toBe(first)
	expect(workedOnWith(shop, second, { templateVersion: 2 })).toBe(second)
	expect(workedOnWith([second, tee], second, old)).toBe(second)
})

test('a second version does not change the pictures of what was saved with the first', async () => {
	const config = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b', ...old })
	const seen = (template: GarmentTemplate) => {
		const views = template.views.map(({ id }) =>
			toSvg(renderDesign({ template, config, view: id, mode: 'preview', packs: {} })),
		)
		return sha256(views.join('\n'))
	}
	const before = await seen(templateAsSaved(config)!)
	expect(await seen(savedWith(shop, config)!)).toBe(before)
	expect(await seen(newestOf(shop)[first.id]!)).not.toBe(before)
})

test('every garment of the shop is drawn with the version that designs of it are saved with', () => {
	for (const template of drawn) {
		const { id: templateId, version: templateVersion } = template
		const newest = templates[templateId]!
		expect(templateAsSaved({ templateId, templateVersion })).toBe(template)
		expect(templateToWorkOn(newest, { templateVersion })).toBe(template)
		expect(templateAsSaved({ templateId, templateVersion: 99 })).toBe(undefined)
	}
})
