import { expect, test } from 'vitest'
import { colorwaysOf } from '../seeds/design.ts'
import { kitColorwaysOf } from '../seeds/kits.ts'
import { seedKits, seedProducts } from '../seeds/products.ts'
import { shotsOfColorway, shotsOfKit } from '../seeds/shots.ts'
import { picturesIn } from './picture-phrases.ts'

const color = { name: 'Navy / Athletic Gold' }
const spanish = (english: string) => `«${english}»`

test('every drawn picture of every product is described in Spanish', () => {
	for (const product of seedProducts) {
		const { model } = product
		const alts = colorwaysOf(product).flatMap((own) =>
			shotsOfColorway(product, { ...own, ...color }).map(({ alt }) => alt),
		)
		const found = Object.values(picturesIn('es', [{ model, alts }], { [model]: spanish(model) }))
		const start = `${spanish(model)} en Azul marino / Dorado atlético, `
		expect(found).toHaveLength(new Set(alts).size)
		expect(found[0]).toBe(`${start}frente`)
		expect(found.at(-1)).toBe(`${start}acercamiento de la tela y las costuras`)
	}
})

test('pictures of a kit name its pieces as the shop does', () => {
	for (const kit of seedKits) {
		const { model } = kit
		const pieces = kit.pieces.map(({ name }) => name)
		const alts = kitColorwaysOf(kit).flatMap((own) => shotsOfKit(kit, own).map(({ alt }) => alt))
		const translations = Object.fromEntries(pieces.map((name) => [name, `La ${name}`]))
		const found = Object.values(picturesIn('es', [{ model, alts, pieces }], translations))
		expect(found).toHaveLength(new Set(alts).size)
		expect(found[0]).toContain(', todas las piezas, frente')
		expect(found.filter((alt) => alt.endsWith(`, la ${pieces[0]}`))).toHaveLength(kit.colorways.length)
		expect(Object.keys(picturesIn('es', [{ model, alts, pieces }], {}))).not.toContain(alts.at(-1))
	}
})

test('what an owner wrote stays as it is', () => {
	const of = (alt: string) => picturesIn('es', [{ model: 'Ace', alts: [alt, null] }], { Ace: 'As' })
	expect(of('Ace in House Blue, front')).toEqual({ 'Ace in House Blue, front': 'As en House Blue, frente' })
	expect(of('The Ace at the game, front')).toEqual({})
	expect(of('Ace in the rain')).toEqual({})
	expect(of('Ace in Navy, seen from above')).toEqual({})
	for (const language of ['en', 'en-XA'] as const)
		expect(picturesIn(language, [{ model: 'Ace', alts: ['Ace in Navy, front'] }], {})).toEqual({})
})
