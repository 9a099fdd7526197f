import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DraftCard, SavedCard } from '../rules/my-designs.ts'
import { DesignCardItem } from './design-card.tsx'

const draft: DraftCard = {
	kind: 'draft',
	productId: 'p',
	made: 'Fieldhouse Jersey',
	teamName: 'Owls',
	pictureUrl: '/p.webp',
	changedAt: '2026-11-21T10:00:00Z',
	isKit: false,
	isSold: true,
}
const saved: SavedCard = {
	...draft,
	kind: 'saved',
	id: 'd',
	name: 'Home',
	version: 3,
	locked: false,
	hasDraft: false,
	proofState: 'none',
}

const markupOf = (card: DraftCard | SavedCard, language: 'en' | 'es' = 'en') =>
	renderToStaticMarkup(
		<DesignCardItem card={card} view={{ query: '', page: 1 }} language={language} isFirst />,
	)

test('a saved design has a button that opens links to each side on each ground', () => {
	const markup = markupOf(saved)
	expect(markup).toMatch(/<button[^>]*popovertarget="pictures-d"[^>]*>Pictures<span[^>]*> of Home<\/span>/i)
	const links = [...markup.matchAll(/<a [^>]*href="([^"]*\/download\/[^"]*)"[^>]*download=""/g)]
	expect(links.map(([, href = '']) => href.replace('&amp;', '&'))).toEqual([
		'/designs/d/download/3.png?side=front&ground=none',
		'/designs/d/download/3.png?side=front&ground=turf',
		'/designs/d/download/3.png?side=back&ground=none',
		'/designs/d/download/3.png?side=back&ground=turf',
	])
	for (const text of ['Front, transparent (PNG)', 'Back, on turf (PNG)']) expect(markup).toContain(text)
})

test.each([{ locked: true }, { isSold: false }])('also one that is %o', (change) => {
	expect(markupOf({ ...saved, ...change })).toContain('/download/3.png')
})

test('an unsaved design has no pictures to download', () => {
	expect(markupOf(draft)).not.toContain('download')
})

test('in Spanish the sheet in Spanish comes first', () => {
	const links = [...markupOf(saved, 'es').matchAll(/href="([^"]*\/families\/[^"]*)"/g)]
	expect(links.map(([, href]) => href)).toEqual([
		'/designs/d/families/3.pdf?lang=es',
		'/designs/d/families/3.pdf',
	])
})
