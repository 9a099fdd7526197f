// The gallery shows what its loader answers, in the language of the reader.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { serverOnly } from '#http/hydration.ts'
import type { PageLanguage } from '#kit/language.ts'
import Gallery from './gallery.tsx'

const shown = (language: PageLanguage): string => {
	const loaderData = serverOnly({
		language,
		publicUrl: 'http://shop.test',
		sports: ['football'],
		sport: 'football',
		kinds: ['Jersey', 'Socks'],
		kind: undefined,
		sections: [{ productId: 'p1', model: 'M-100', cards: [{ id: 'a', name: 'Blaze', pictureHash: '0' }] }],
		choice: undefined,
	})
	// Cast: the page reads its data alone.
	return renderToStaticMarkup(<Gallery {...({ loaderData } as unknown as Parameters<typeof Gallery>[0])} />)
}

test('the designs of the loader are on the page, with their filters and the choice of colors', () => {
	const page = shown('en')
	for (const text of ['Design gallery', 'M-100', 'Blaze', 'All garments', 'First color'])
		expect(page).toContain(text)
	expect(page).not.toContain('lang="en-US"')
})

test('in Spanish, where names are marked as English', () => {
	const page = shown('es')
	for (const text of ['Galería de diseños', 'Camiseta', 'Medias', 'Primer color'])
		expect(page).toContain(text)
	expect(page).toMatch(/<h3 lang="en-US"[^>]*>.*?Blaze/)
})
