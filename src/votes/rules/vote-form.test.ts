import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { IsoDate } from '#kit/time.ts'
import { messages } from '../messages.ts'
import { readClosing, readVote, typedVote } from './vote-form.ts'

const today = '2026-11-28' as IsoDate
const ids = (count: number) => Array.from({ length: count }, () => randomUUID())

function typed(change: Record<string, string> = {}, designIds: readonly string[] = ids(2)) {
	const form = new FormData()
	const fields = { key: randomUUID(), title: ' Home jersey ', closesOn: '2026-12-05', ...change }
	for (const [name, value] of Object.entries(fields)) form.append(name, value)
	for (const id of designIds) form.append('design', id)
	return typedVote(form)
}

test('a complete form is read with its designs in their order, each once', () => {
	const [one = '', two = ''] = ids(2)
	const read = readVote(typed({ showsResult: 'yes' }, [one, two, one]), today)
	expect(read).toMatchObject({
		ok: true,
		value: { title: 'Home jersey', closesOn: '2026-12-05', showsResult: true, designIds: [one, two] },
	})
	expect(readVote(typed(), today)).toMatchObject({ ok: true, value: { showsResult: false } })
})

const day = messages.dayOutside('2026-11-28', '2027-02-26')
test.each([
	['no title', typed({ title: '  ' }), { title: messages.titleRequired }],
	['a long title', typed({ title: 'a'.repeat(81) }), { title: 'At most 80 characters' }],
	['no day', typed({ closesOn: '' }), { closesOn: messages.dayRequired }],
	['no calendar day', typed({ closesOn: '2026-02-30' }), { closesOn: messages.dayRequired }],
	['yesterday', typed({ closesOn: '2026-11-27' }), { closesOn: day }],
	['a day too late', typed({ closesOn: '2027-02-27' }), { closesOn: day }],
	['no design', typed({}, []), { designIds: messages.howMany }],
	['one design', typed({}, ids(1)), { designIds: messages.howMany }],
	[
		'one design twice',
		typed(
			{},
			Array.from({ length: 2 }, () => 'a'),
		),
		{ designIds: messages.howMany },
	],
	['seven designs', typed({}, ids(7)), { designIds: messages.tooMany }],
	['another form', typed({ key: 'x' }), { key: expect.any(String) as string }],
])('%s is said at its field', (_, form, errors) => {
	expect(readVote(form, today)).toEqual({ ok: false, errors })
})

test('what was typed and chosen comes back', () => {
	const designIds = ids(7)
	const form = typed({ title: 'Away', query: ' blue ', closesOn: 'soon' }, designIds)
	expect(form).toMatchObject({ title: 'Away', query: 'blue', closesOn: 'soon', showsResult: '', designIds })
})

test('a new last day is checked like the first one', () => {
	expect(readClosing('2026-11-28', today)).toEqual({ ok: true, day: '2026-11-28' })
	expect(readClosing('2026-11-27', today)).toEqual({ ok: false, error: day })
	expect(readClosing('', today)).toEqual({ ok: false, error: messages.dayRequired })
})
