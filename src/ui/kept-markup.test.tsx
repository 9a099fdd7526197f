// Parts whose markup is kept make the same page as parts rendered anew, whatever page and language was asked for before.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageLanguage } from '#kit/language.ts'
import { translatedPages } from '../../tests/factories/translated-pages.tsx'
import { KeptMarkup, useKeptMarkup, type KeepMarkup } from './kept-markup.tsx'

function openMemory() {
	const kept = new Map<string, string>()
	const keep: KeepMarkup = (key, part) => {
		const markup = kept.get(key) ?? renderToStaticMarkup(part)
		kept.set(key, markup)
		return markup
	}
	return { kept, keep }
}

function Part({ name }: { name: string }) {
	return <li {...useKeptMarkup('part', { name }, <b>{name}</b>)} />
}

test('a part with the same facts is rendered once', () => {
	const { kept, keep } = openMemory()
	const page = (
		<ul>
			<Part name="A & B" />
			<Part name="A & B" />
			<Part name="C" />
		</ul>
	)
	expect(renderToStaticMarkup(<KeptMarkup value={keep}>{page}</KeptMarkup>)).toBe(renderToStaticMarkup(page))
	expect(kept.size).toBe(2)
})

const languages: readonly PageLanguage[] = ['en', 'es', 'en-XA', 'en', 'es']

test('every page is the same with kept parts, in one language after another', () => {
	const { kept, keep } = openMemory()
	for (const [name, pageIn] of Object.entries(translatedPages))
		for (const language of languages) {
			const page = pageIn(language)
			const whole = renderToStaticMarkup(<KeptMarkup value={keep}>{page}</KeptMarkup>)
			expect(whole, `${name}, ${language}`).toBe(renderToStaticMarkup(page))
		}
	const names = new Set([...kept.keys()].map((key) => key.split(' {')[0]))
	expect([...names].toSorted()).toEqual(['card', 'cart line'])
})
