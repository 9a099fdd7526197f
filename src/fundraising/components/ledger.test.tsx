import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ItemsTable } from './ledger.tsx'

const hoodie = {
	id: 'p',
	name: 'Fleece Hoodie',
	orders: 2,
	creditedCents: 5_000,
	takenBackCents: 756,
	raisedCents: 4_244,
}
const html = (raisedCents: number) =>
	renderToStaticMarkup(<ItemsTable items={[hoodie]} raisedCents={raisedCents} />)

test('items that are not named are reported in one sum, so that all add up to what was raised', () => {
	expect(html(6_000)).toMatch(/All other items.*\$17\.56/)
	expect(html(4_244)).not.toContain('All other items')
})

test('an item says what it raised and what was taken back of it', () => {
	expect(html(4_244)).toMatch(/Fleece Hoodie.*2 orders · \$7\.56 taken back.*\$42\.44/)
})
