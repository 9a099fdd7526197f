// Comments and answers as they are typed.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { commentLimits, readAnswer, readComment } from './comment-form.ts'

const typed = { key: randomUUID(), place: 'front/15/10/', name: 'Sam', text: 'Move it up.\r\nA bit.' }
const errorsOf = (change: Partial<Record<keyof typeof typed, unknown>>) => {
	const read = readComment({ ...typed, ...change })
	return read.ok ? {} : read.errors
}

test('a comment is read with its lines', () => {
	expect(readComment(typed)).toMatchObject({
		ok: true,
		value: {
			place: { piece: '', view: 'front', xIn: 15, yIn: 10 },
			name: 'Sam',
			text: 'Move it up.\nA bit.',
		},
	})
})

test('each thing that is missing or too long has a message of its own, and what was typed stays', () => {
	expect(errorsOf({ text: ' \r\n ' })).toEqual({ text: 'Write your comment.' })
	expect(errorsOf({ text: 'x'.repeat(commentLimits.text) })).toEqual({})
	expect(errorsOf({ text: 'x'.repeat(commentLimits.text + 1) }).text).toContain('At most 1000 characters')
	expect(errorsOf({ text: 'a\u0000b' }).text).toBe('Letters, digits and signs only')
	expect(errorsOf({ name: '  ' }).name).toContain('Enter your name')
	expect(errorsOf({ name: 'x'.repeat(commentLimits.name + 1) }).name).toBe('At most 60 characters')
	expect(errorsOf({ name: 'a\nb' }).name).toBe('Letters, digits and signs only')
	expect(errorsOf({ place: '' }).place).toBe('Choose a place on the garment.')
	expect(errorsOf({ place: 'front/x/1/' }).place).toBe('Choose a place on the garment.')
	expect(Object.keys(errorsOf({ key: 'none' }))).toEqual(['key'])
	const all = readComment({})
	expect(!all.ok && Object.keys(all.errors).toSorted()).toEqual(['key', 'name', 'place', 'text'])
	expect(readComment({ ...typed, place: '' }).typed).toEqual({ ...typed, place: '' })
})

test('line ends do not count twice, and an answer has the same limits', () => {
	const lines = Array.from({ length: 500 }, () => 'x').join('\r\n')
	expect(errorsOf({ text: lines })).toEqual({})
	const key = randomUUID()
	expect(readAnswer({ key, text: 'Done' })).toMatchObject({ ok: true, value: { key, text: 'Done' } })
	expect(readAnswer({ key, text: '' })).toMatchObject({ ok: false, errors: { text: 'Write your answer.' } })
	expect(readAnswer({ key, text: 'x'.repeat(1_001) }).ok).toBe(false)
})
