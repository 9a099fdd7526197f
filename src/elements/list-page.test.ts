import { expect, test } from 'vitest'
import { listAddress, type FormEntry } from './list-page.ts'

const entry = (name: string, value: string, fallback?: string): FormEntry => ({ name, value, fallback })

test.each([
	[
		'an untouched form',
		[entry('min', '0', '0'), entry('max', '1000', '1000'), entry('sort', 'featured', 'featured')],
		'/list',
	],
	['emptied price fields', [entry('min', ' ', '0'), entry('max', '', '1000')], '/list'],
	['several values of one filter', [entry('size', 'S'), entry('size', '2XL')], '/list?size=S&size=2XL'],
	['a price from zero to 40', [entry('min', '0', '0'), entry('max', ' 40 ', '1000')], '/list?max=40'],
	['reserved letters', [entry('brand', 'A & B=C')], '/list?brand=A+%26+B%3DC'],
])('%s has the shortest address', (_name, entries, address) => {
	expect(listAddress('/list', entries)).toBe(address)
})
