// Votes between designs: who may vote, how often, and when the result is shown. On both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { IsoDate } from '#kit/time.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { openMovingShop } from '../../../tests/factories/shop-zone.ts'
import { voting } from '../../../tests/factories/votes.ts'
import { messages } from '../messages.ts'
import { designVoteBallots } from '../tables.ts'
import { castBallot, voteForVoter } from './cast.server.ts'
import { closeVote, myVotes, showResult, voteForOwner } from './manage.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const moveShop = openMovingShop(context)
const productId = await insertProduct(database.db)
const noLink = { code: 'not_found', message: messages.linkNotFound }

const { cast, seen, counts, coachWithVote } = voting(context, productId)

test('a vote shows the designs in their order, by name and letter, and counts one vote per device', async () => {
	const { coach, vote } = await coachWithVote({ title: 'Home or away' }, 3)
	expect(vote).toMatchObject({ title: 'Home or away', isOpen: true, total: 0, closesOn: '2026-11-27' })
	expect(vote.token).toMatch(/^[\w-]{43}$/)
	const before = await seen(vote.token, 'phone')
	expect(before).toMatchObject({ title: 'Home or away', isOpen: true, own: null, result: null })
	expect(before.choices.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
		'A Design 1',
		'B Design 2',
		'C Design 3',
	])
	expect(before.choices[0]?.description).toMatch(/^Football game jersey,/)
	const spanish = await voteForVoter(context, { token: vote.token, device: null, language: 'es' })
	expect(spanish.choices[0]?.description).toMatch(/^Camiseta de juego/)
	await cast(vote.token, 1, 'phone')
	await cast(vote.token, 1, 'tablet')
	await cast(vote.token, 2, 'laptop')
	expect((await seen(vote.token, 'phone')).own).toMatchObject({ letter: 'B' })
	expect((await seen(vote.token, 'another')).own).toBeNull()
	const { rows, total } = await voteForOwner(coach, vote.id)
	expect(rows.map(({ count, percent, isLeading }) => [count, percent, isLeading])).toEqual([
		[0, 0, false],
		[2, 67, true],
		[1, 33, false],
	])
	expect(total).toBe(3)
})

test('a second vote of a device replaces its first, until the vote closes', async () => {
	const { coach, vote } = await coachWithVote()
	await cast(vote.token, 0, 'phone')
	await cast(vote.token, 1, 'phone')
	expect(await counts(coach, vote.id)).toEqual([0, 1])
	await closeVote(coach, vote.id)
	await expect(cast(vote.token, 0, 'phone')).rejects.toMatchObject({
		code: 'conflict',
		message: messages.over,
	})
	expect(await counts(coach, vote.id)).toEqual([0, 1])
})

test('votes that one device sends at the same instant count once', async () => {
	const { coach, vote } = await coachWithVote()
	await Promise.all(Array.from({ length: 8 }, (_, turn) => cast(vote.token, turn % 2, 'phone')))
	const [first = 0, second = 0] = await counts(coach, vote.id)
	expect(first + second).toBe(1)
})

test('a vote that is cast while the owner closes it counts before the end or is refused', async () => {
	const { coach, vote } = await coachWithVote()
	const [ballot] = await Promise.allSettled([cast(vote.token, 0, 'phone'), closeVote(coach, vote.id)])
	expect(await counts(coach, vote.id)).toEqual([ballot.status === 'fulfilled' ? 1 : 0, 0])
	expect((await voteForOwner(coach, vote.id)).isOpen).toBe(false)
})

test('the ballots of a device in two votes have nothing in common, and hold no name or address', async () => {
	const [one, two] = [await coachWithVote(), await coachWithVote()]
	await cast(one.vote.token, 0, 'phone')
	await cast(two.vote.token, 0, 'phone')
	const ballots = await database.db.select().from(designVoteBallots)
	const own = ballots.filter(({ voteId }) => [one.vote.id, two.vote.id].includes(voteId))
	expect(new Set(own.map(({ deviceHash }) => deviceHash)).size).toBe(2)
	expect(Object.keys(own[0] ?? {}).toSorted()).toEqual(['deviceHash', 'position', 'voteId', 'votedAt'])
	expect(JSON.stringify(own)).not.toContain('phone')
})

test('nothing is counted without a choice, without a cookie, or by a link that is none', async () => {
	const { coach, vote } = await coachWithVote()
	for (const position of ['', '2', '-1', '0.0', 'a', ' 0'])
		await expect(cast(vote.token, position, 'phone')).rejects.toMatchObject({
			code: 'invalid',
			message: messages.chooseOne,
		})
	await expect(cast(vote.token, 0, null)).rejects.toMatchObject({
		code: 'invalid',
		message: messages.noCookie,
	})
	for (const token of ['A'.repeat(43), 'short', `${vote.token}x`, ''])
		await expect(cast(token, 0, 'phone')).rejects.toMatchObject(noLink)
	expect(await counts(coach, vote.id)).toEqual([0, 0])
})

test('a network that votes very often is asked to wait', async () => {
	const { vote } = await coachWithVote()
	const clientAddress = randomUUID()
	const once = (device: string) =>
		castBallot(context, { token: vote.token, position: '0', device, clientAddress })
	for (let turn = 0; turn < 200; turn += 1) await once(`device ${turn % 3}`)
	await expect(once('one more')).rejects.toMatchObject({ code: 'too_many' })
})

test('voters see the result after the end, and before it only when the owner shows it and they have voted', async () => {
	const { coach, vote } = await coachWithVote()
	await cast(vote.token, 0, 'phone')
	expect((await seen(vote.token, 'phone')).result).toBeNull()
	await showResult(coach, { voteId: vote.id, isShown: true })
	expect((await seen(vote.token, 'phone')).result).toMatchObject({ total: 1 })
	expect((await seen(vote.token, 'another')).result).toBeNull()
	await showResult(coach, { voteId: vote.id, isShown: false })
	expect((await seen(vote.token, 'phone')).result).toBeNull()
	await closeVote(coach, vote.id)
	expect(await seen(vote.token)).toMatchObject({ isOpen: false, result: { total: 1 } })
})

test('a vote ends with its last day where the shop is', async () => {
	const { coach, vote } = await coachWithVote({ closesOn: '2026-11-22' as IsoDate })
	const lastMinute = new Date('2026-11-23T04:59:00Z')
	await moveShop('America/New_York')
	await cast(vote.token, 0, 'phone', lastMinute)
	const over = new Date('2026-11-23T05:00:00Z')
	await expect(cast(vote.token, 1, 'phone', over)).rejects.toMatchObject({ code: 'conflict' })
	expect((await myVotes({ ...coach, now: over })).map(({ isOpen }) => isOpen)).toEqual([false])
	await moveShop('America/Los_Angeles')
	await cast(vote.token, 1, 'phone', over)
	expect((await seen(vote.token, null, over)).isOpen).toBe(true)
	await moveShop('America/New_York')
	expect((await seen(vote.token, null, over)).isOpen).toBe(false)
})
