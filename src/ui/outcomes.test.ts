import { expect, test } from 'vitest'
import { codeIn, doneToasts, withQuery } from './outcomes.ts'

const table = { saved: 'Saved', limit: { tone: 'error', title: 'Too many', detail: 'Later.' } } as const
const query = (text: string) => new URLSearchParams(text)

test.each([
	['/a', '/a?done=x'],
	['/a?page=2', '/a?page=2&done=x'],
	['/a?page=2#row', '/a?page=2&done=x#row'],
])('the outcome joins the address %s', (address, expected) => {
	expect(withQuery(address, { done: 'x' })).toBe(expected)
})

test('only codes of the table are read', () => {
	expect(codeIn(query('done=saved'), table)).toBe('saved')
	expect(codeIn(query('failed=limit'), table, 'failed')).toBe('limit')
	for (const text of ['', 'done=', 'done=toString', 'done=<b>', 'other=saved'])
		expect(codeIn(query(text), table)).toBeUndefined()
})

test('a title alone is a success', () => {
	expect(doneToasts(query('done=saved'), table)).toEqual([{ id: 'saved', tone: 'success', title: 'Saved' }])
	expect(doneToasts(query('done=limit'), table)).toEqual([{ id: 'limit', ...table.limit }])
	expect(doneToasts(query('done=none'), table)).toEqual([])
})
