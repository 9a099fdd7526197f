import { afterEach, expect, test, vi } from 'vitest'
import { preparing, type Preparation } from './prepared-statements.server.ts'

afterEach(() => vi.useRealTimers())

function connection(preparation: Preparation) {
	const ahead: string[] = []
	const prepared: Record<string, string> = {}
	const prepare = preparing(preparation, {
		send: (statement) => {
			ahead.push(statement)
			return Promise.reject(new Error('in a failed transaction'))
		},
		prepared,
	})
	const nameOf = (text: string) => {
		const [query] = prepare([{ text, values: [1] }]) as [{ text: string; name?: string }]
		expect(query.text).toBe(text)
		if (query.name !== undefined && !text.includes('refused')) prepared[query.name] = text
		return query.name
	}
	return { ahead, prepared, prepare, nameOf }
}

test('a statement has a name from the second time on, its own in each connection', () => {
	const [one, other] = [connection('all'), connection('all')]
	expect(one.nameOf('select 1')).toBeUndefined()
	const name = one.nameOf('select 1')
	expect(name).toMatch(/^\w+$/)
	expect(one.nameOf('select 1')).toBe(name)
	other.nameOf('select 1')
	expect(other.nameOf('select 1')).not.toBe(name)
})

test('what has a name or no values, or is sent as text alone, stays as it is', () => {
	const { prepare } = connection('all')
	const named = [{ text: 'select $1', name: 'own' }, [1]]
	const several = [{ text: 'set local a = 1; set local b = 2' }, []]
	for (const given of [named, several, ['begin'], ['begin', () => {}]])
		for (const time of [1, 2, 3]) expect(prepare(given), String(time)).toBe(given)
})

test.each([
	['insert into "orders" ("id", "total_cents") values ($1, $2)', true],
	['insert into "orders" ("id", "total_cents") values ($1, default) on conflict do nothing', true],
	['insert into "orders" ("id") select "id" from jsonb_populate_recordset(null::"orders", $1::jsonb)', true],
	['insert into "orders" ("id") select "id" from "drafts" where "state" = $1', false],
	['select "id" from "orders" where "status" = $1', false],
	['update "orders" set "status" = $1', false],
	['with added as (insert into "orders" ("id") values ($1) returning 1) select 1', false],
])(
	'PostgreSQL, which would keep one plan for all values, prepares only what reads no table: %s',
	(text, is) => {
		const { nameOf } = connection('insertions')
		nameOf(text)
		expect(nameOf(text) !== undefined).toBe(is)
	},
)

test('the least recently used statement is forgotten', () => {
	const { ahead, prepared, nameOf } = connection('all')
	const texts = Array.from({ length: 300 }, (_, index) => `select ${index}`)
	for (const text of [...texts, ...texts]) nameOf(text)
	const [oldest, second] = texts.map(nameOf)
	nameOf('select 0')
	expect(ahead).toEqual([])
	nameOf('select 300')
	expect(ahead).toEqual([`deallocate ${second}`])
	expect(prepared).not.toHaveProperty(String(second))
	expect(nameOf('select 1')).toBeUndefined()
	expect(nameOf('select 0')).toBe(oldest)
})

test('a statement that the database refused to prepare is not deallocated', () => {
	const { ahead, nameOf } = connection('all')
	for (const time of [1, 2]) expect(nameOf('select refused') === undefined).toBe(time === 1)
	for (let index = 0; index < 301; index += 1) nameOf(`select ${index}`)
	expect(ahead).toEqual([])
	expect(nameOf('select refused')).toBeUndefined()
})

test('plans are made anew after a minute', () => {
	vi.useFakeTimers({ toFake: ['performance'] })
	const { ahead, nameOf } = connection('all')
	const use = () => nameOf('select 1')
	use()
	const name = use()
	vi.advanceTimersByTime(59_000)
	use()
	expect(ahead).toEqual([])
	vi.advanceTimersByTime(2_000)
	expect(use()).toBe(name)
	use()
	expect(ahead).toEqual(['discard plans'])
})
