import { expect, test } from 'vitest'
import { createMemory } from './remembered.ts'

test('a remembered value is not made again', () => {
	const memory = createMemory<string>(10, (value) => value.length)
	expect(memory.get('a', () => 'first')).toBe('first')
	expect(memory.get('a', () => 'second')).toBe('first')
})

test('the least recently used values go first when the limit is passed', () => {
	const memory = createMemory<string>(10, (value) => value.length)
	memory.get('a', () => 'aaaa')
	memory.get('b', () => 'bbbb')
	memory.get('a', () => 'unused')
	memory.get('c', () => 'cccc')
	expect(memory.bytes()).toBe(8)
	expect(memory.get('a', () => 'made again')).toBe('aaaa')
	expect(memory.get('b', () => 'BBBB')).toBe('BBBB')
	expect(memory.bytes()).toBeLessThanOrEqual(10)
})

test('a value above the limit is returned and not remembered', () => {
	const memory = createMemory<string>(3, (value) => value.length)
	expect(memory.get('a', () => 'long')).toBe('long')
	expect(memory.bytes()).toBe(0)
})
