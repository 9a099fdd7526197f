import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')

test('a price shows dollars with two decimals', () => {
	expect(textOf(renderToStaticMarkup(<Price cents={123450} />))).toBe('$1,234.50')
})

test('a lowest price says From', () => {
	expect(textOf(renderToStaticMarkup(<Price cents={3900} from />))).toBe('From $39.00')
})

test('a higher earlier price is struck through and said in words', () => {
	const markup = renderToStaticMarkup(<Price cents={8640} wasCents={9600} />)
	expect(textOf(markup)).toBe('Sale price $86.40, regular price $96.00$86.40 $96.00')
	expect(markup).toMatch(/<s[^>]*>\$96\.00<\/s>/)
})

test.each([8640, 8000])('an earlier price of %d that is not higher is not shown', (wasCents) => {
	expect(textOf(renderToStaticMarkup(<Price cents={8640} wasCents={wasCents} />))).toBe('$86.40')
})
