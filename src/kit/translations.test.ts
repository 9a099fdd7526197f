import { expect, test } from 'vitest'
import { countIn, dayInWords, listIn, phrasesOf, pluralIn } from './language.ts'
import { pseudoText } from './pseudo.ts'
import { loadedTranslations, messageIn, translations } from './translations.ts'

const texts = translations({
	en: {
		hello: 'Hello',
		items: (count: number) => pluralIn('en', count, { one: '1 item', other: `${count} items` }),
	},
	es: {
		hello: 'Hola',
		items: (count: number) => pluralIn('es', count, { one: '1 artículo', other: `${count} artículos` }),
	},
})

test.each([0, 1, 2, 1_000_000])('%s things by the plural rules of each language', (count) => {
	expect(texts.en.items(count)).toBe(count === 1 ? '1 item' : `${count} items`)
	expect(texts.es.items(count)).toBe(count === 1 ? '1 artículo' : `${count} artículos`)
})

test('days, counts and lists as each language writes them', () => {
	expect(dayInWords('2026-12-04', 'en', 'withYear')).toBe('December 4, 2026')
	expect(dayInWords('2026-12-04', 'es', 'withYear')).toBe('4 de diciembre de 2026')
	expect(countIn('es', 1_200)).toBe('1,200')
	expect(listIn('es', ['camiseta', 'pantalón', 'medias'])).toBe('camiseta, pantalón y medias')
	expect(listIn('en-XA', ['a', 'b'])).toBe('a and b')
})

test('the pseudo-language has every text of the table, longer and in brackets, and is no language of the list', () => {
	expect(texts['en-XA'].hello).toBe('[Héĺĺó on]')
	expect(texts['en-XA'].items(2)).toBe('[2 íteḿś one]'.replace('teḿ', 'tém'))
	expect(Object.keys(texts)).toEqual(['en', 'es'])
	const long = 'A link to a player works for thirty days, and a newer one replaces it.'
	expect(pseudoText(long).length / long.length).toBeGreaterThan(1.3)
	expect(pseudoText(long).length / long.length).toBeLessThan(1.4)
	expect(pseudoText('')).toBe('')
})

test('a message is translated by its phrase, else by the fallback; signs of patterns are letters of it', () => {
	const phrases = {
		phrases: phrasesOf({ cost: 'It costs $5 (or more).' }, { cost: 'Cuesta $5 (o más).' }),
		fallback: 'Revise este dato.',
	}
	expect(messageIn('es', 'It costs $5 (or more).', phrases)).toBe('Cuesta $5 (o más).')
	expect(messageIn('es', 'It costs $5 or more', phrases)).toBe('Revise este dato.')
	expect(messageIn('en', 'It costs $5 or more', phrases)).toBe('It costs $5 or more')
	expect(messageIn('en-XA', 'Hello', phrases)).toBe('[Héĺĺó on]')
})

test('a language that is loaded is there for every later call, and a failed load is tried again', async () => {
	let tries = 0
	const texts = loadedTranslations(
		{ hello: 'Hello' },
		{
			es: async () => {
				tries += 1
				if (tries === 1) throw new Error('offline')
				return { hello: 'Hola' }
			},
		},
	)
	expect([texts.of('en')?.hello, texts.of('es'), texts.of('en-XA')?.hello]).toEqual([
		'Hello',
		undefined,
		pseudoText('Hello'),
	])
	await expect(texts.load('es')).rejects.toThrow('offline')
	const [one, two] = [texts.load('es'), texts.load('es')]
	expect(one).toBe(two)
	await one
	expect(texts.of('es')).toEqual({ hello: 'Hola' })
	expect([texts.of('es') === texts.of('es'), tries]).toEqual([true, 2])
})
