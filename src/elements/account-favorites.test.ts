import { expect, test } from 'vitest'
import { accountFavorites, NotSaved, type Ask, type FavoritesRequest } from './account-favorites.ts'

/** A fake account that stores favorites; `refusing` makes the next request fail. */
function account(stored: string[] = []) {
	const asked: (FavoritesRequest | undefined)[] = []
	const state = { ids: stored, refusing: false }
	const ask: Ask = async (request) => {
		asked.push(request)
		await Promise.resolve()
		if (state.refusing) {
			state.refusing = false
			throw new NotSaved('no room')
		}
		if (request?.intent === 'star') state.ids = [request.id, ...state.ids]
		if (request?.intent === 'unstar') state.ids = state.ids.filter((id) => id !== request.id)
		if (request?.intent === 'join') state.ids = [...request.ids, ...state.ids]
		return { ids: state.ids }
	}
	let changes = 0
	const list = accountFavorites(ask, () => (changes += 1))
	return { asked, state, list, changes: () => changes }
}

test('a page asks once, however many stars it has', async () => {
	const { asked, list } = account(['a'])
	await Promise.all([list.load(), list.load(), list.load()])
	expect(asked).toEqual([undefined])
	expect([list.has('a'), list.has('b')]).toEqual([true, false])
})

test('a press shows before the server has answered', async () => {
	const { list, state, changes } = account()
	const pressed = list.toggle('a')
	expect(list.has('a')).toBe(true)
	expect(changes()).toBe(1)
	expect(await pressed).toBe(true)
	expect(state.ids).toEqual(['a'])
	expect(await list.toggle('a')).toBe(false)
	expect(state.ids).toEqual([])
})

test('what the server does not take is taken back and reported', async () => {
	const { list, state } = account(['a'])
	await list.load()
	state.refusing = true
	await expect(list.toggle('b')).rejects.toThrow('no room')
	expect([list.has('a'), list.has('b')]).toEqual([true, false])
	state.refusing = true
	await expect(list.toggle('a')).rejects.toThrow(NotSaved)
	expect(list.has('a')).toBe(true)
})

test('quick presses reach the server in their order and end as they were left', async () => {
	const { list, asked, state } = account()
	await Promise.all([list.toggle('a'), list.toggle('a'), list.toggle('b'), list.toggle('a')])
	expect(asked.map((request) => request?.intent)).toEqual(['star', 'unstar', 'star', 'star'])
	expect(state.ids.toSorted()).toEqual(['a', 'b'])
	expect([list.has('a'), list.has('b')]).toEqual([true, true])
})

test('what the browser kept joins the list, 500 at most, and no further request is made', async () => {
	const { list, asked } = account(['a'])
	await list.join(Array.from({ length: 600 }, (_, index) => `kept-${index}`))
	await list.load()
	expect(asked).toHaveLength(1)
	expect(asked[0]).toMatchObject({ intent: 'join', ids: { length: 500 } })
	expect([list.has('a'), list.has('kept-0'), list.has('kept-500')]).toEqual([true, true, false])
})

test('a list that could not be had is asked for again', async () => {
	const { list, state } = account(['a'])
	state.refusing = true
	await expect(list.join(['b'])).rejects.toThrow('no room')
	await list.load()
	expect([list.has('a'), list.has('b')]).toEqual([true, false])
})

test('a press before the list is there means what the list then shows', async () => {
	const { list, state } = account(['a'])
	void list.load()
	expect(await list.toggle('a')).toBe(false)
	expect(state.ids).toEqual([])
})
