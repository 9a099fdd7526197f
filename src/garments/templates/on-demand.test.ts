import { expect, test } from 'vitest'
import { areLoaded, garmentIds, loadGarments, templateAsSaved, templateById } from './on-demand.ts'
import { drawn, templates } from './index.ts'

test('every garment of the shop can be loaded by itself', () => {
	expect(garmentIds.toSorted()).toEqual(Object.keys(templates).toSorted())
})

test('a garment is found after it is loaded, in all of its versions and without others', async () => {
	expect(templateById('polo')).toBeUndefined()
	expect(areLoaded(['polo'])).toBe(false)
	await loadGarments(['polo', 'polo', 'gone'])
	expect(areLoaded(['polo', 'gone'])).toBe(true)
	expect(templateById('polo')?.version).toBe(templates['polo']?.version)
	expect(templateById('tee')).toBeUndefined()
	expect(templateById('toString')).toBeUndefined()
})

test.each(drawn.map(({ id, version }) => [id, version]))(
	'%s in version %d is the same',
	async (id, version) => {
		await loadGarments([id])
		const loaded = templateAsSaved({ templateId: id, templateVersion: version })
		const known = drawn.find((template) => template.id === id && template.version === version)
		expect(JSON.stringify(loaded)).toBe(JSON.stringify(known))
		expect(loaded?.draw).toBe(known?.draw)
	},
)
