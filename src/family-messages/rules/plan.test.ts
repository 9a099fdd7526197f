// Who gets which message on which day: tables of cases with a moved clock.
import { expect, test } from 'vitest'
import type { IsoDate } from '#kit/time.ts'
import { daysOf, isDaytime, occasionOn, planMessages, type FamilyFacts, type Written } from './plan.ts'

const day = (text: string) => `2026-${text}` as IsoDate
const orders = { openedOn: day('11-02'), lastOn: day('11-20') }

test.each([
	['11-01', undefined],
	['11-02', 'opening'],
	['11-10', 'opening'],
	['11-11', 'half'],
	['11-18', 'half'],
	['11-19', 'two_days'],
	['11-20', 'last_day'],
	['11-21', undefined],
])('on %s of a window from 11-02 to 11-20 it is %s', (today, occasion) => {
	expect(occasionOn(day(today), orders)).toBe(occasion)
})

test.each([
	['a window of six days has a half time', '11-10', '11-07', '11-13', 'half'],
	['a shorter one has none', '11-10', '11-07', '11-12', 'opening'],
	['one of two days begins with its last two days', '11-07', '11-07', '11-08', 'two_days'],
	['one of one day is its last day', '11-07', '11-07', '11-07', 'last_day'],
])('%s', (_name, today, openedOn, lastOn, occasion) => {
	expect(occasionOn(day(today), { openedOn: day(openedOn), lastOn: day(lastOn) })).toBe(occasion)
})

test('the days of a window are those of its occasions, from today on', () => {
	expect(daysOf(day('11-02'), orders)).toEqual([
		{ occasion: 'opening', on: '2026-11-02' },
		{ occasion: 'half', on: '2026-11-11' },
		{ occasion: 'two_days', on: '2026-11-19' },
		{ occasion: 'last_day', on: '2026-11-20' },
	])
	expect(daysOf(day('11-12'), orders).map(({ on }) => on)).toEqual(['2026-11-12', '2026-11-19', '2026-11-20'])
	expect(daysOf(day('11-21'), orders)).toEqual([])
	expect(daysOf(day('11-02'), { ...orders, lastOn: null })).toEqual([
		{ occasion: 'opening', on: '2026-11-02' },
	])
})

test('without a last day it is the opening for ever', () => {
	expect(occasionOn(day('12-31'), { openedOn: day('11-02'), lastOn: null })).toBe('opening')
})

test.each([
	[8, false],
	[9, true],
	[19, true],
	[20, false],
	[0, false],
])('at %i o’clock families are written to: %s', (hour, isRight) => {
	expect(isDaytime(hour)).toBe(isRight)
})

const family = (change: Partial<FamilyFacts> = {}): FamilyFacts => ({
	rosterId: 'a',
	email: 'a@example.test',
	phone: '',
	language: 'en',
	isConfirmed: false,
	order: 'needed',
	share: null,
	ready: null,
	isStopped: false,
	remindedOn: null,
	written: [],
	...change,
})
const written = (on: string, change: Partial<Written> = {}): Written => ({
	kind: 'confirm',
	occasion: 'opening',
	round: '',
	on: day(on),
	counts: true,
	...change,
})
const share = { id: 's1', amountCents: 5_000, openedOn: day('11-12'), lastOn: day('11-26') }

type Case = { name: string; today: string; is: Partial<FamilyFacts>; gets: string }
const cases: Case[] = [
	{ name: 'who has done nothing confirms first', today: '11-02', is: {}, gets: 'confirm opening send mail' },
	{
		name: 'who has confirmed orders',
		today: '11-03',
		is: { isConfirmed: true },
		gets: 'order opening send mail',
	},
	{ name: 'who has ordered is left alone', today: '11-03', is: { order: 'done' }, gets: '' },
	{ name: 'what cannot be ordered is not asked for', today: '11-03', is: { order: 'closed' }, gets: '' },
	{
		name: 'an unpaid share goes before all else',
		today: '11-12',
		is: { share, isConfirmed: false },
		gets: 'pay opening send mail',
	},
	{
		name: 'a share has its own last day, after the orders have closed',
		today: '11-26',
		is: { share },
		gets: 'pay last_day send mail',
	},
	{ name: 'a share that has ended is not asked for', today: '11-27', is: { share }, gets: '' },
	{ name: 'a second run on the day', today: '11-02', is: { written: [written('11-02')] }, gets: '' },
	{ name: 'once an occasion', today: '11-05', is: { written: [written('11-02')] }, gets: '' },
	{
		name: 'also when the step is another one by now',
		today: '11-05',
		is: { isConfirmed: true, written: [written('11-02')] },
		gets: '',
	},
	{
		name: 'the next occasion',
		today: '11-11',
		is: { written: [written('11-02')] },
		gets: 'confirm half send mail',
	},
	{
		name: 'a run that was missed is made up',
		today: '11-14',
		is: { written: [written('11-02')] },
		gets: 'confirm half send mail',
	},
	{
		name: 'a message of the coach on the same day',
		today: '11-11',
		is: { written: [written('11-11', { occasion: 'by_coach', round: '2026-11-11' })] },
		gets: '',
	},
	{
		name: 'what was not sent is tried again',
		today: '11-03',
		is: { written: [written('11-02', { counts: false })] },
		gets: 'confirm opening send mail',
	},
	{ name: 'no address', today: '11-02', is: { email: '' }, gets: 'confirm opening no_address none' },
	{
		name: 'a phone alone',
		today: '11-02',
		is: { email: '', phone: '+16145550158' },
		gets: 'confirm opening send text',
	},
	{ name: 'stopped', today: '11-02', is: { isStopped: true }, gets: 'confirm opening stopped mail' },
	{
		name: 'a reminder of the shop to the same address yesterday',
		today: '11-19',
		is: { remindedOn: day('11-18') },
		gets: '',
	},
	{
		name: 'one of last week does not matter',
		today: '11-19',
		is: { remindedOn: day('11-12') },
		gets: 'confirm two_days send mail',
	},
	{
		name: 'the limit',
		today: '11-19',
		is: { written: [written('11-02'), written('11-11', { occasion: 'half' })] },
		gets: 'confirm two_days limit mail',
	},
]

test.each(cases)('$name', ({ today, is, gets }) => {
	const planned = planMessages({ today: day(today), orders, most: 2, families: [family(is)] })
	const words = planned.map((one) => [one.kind, one.occasion, one.outcome, one.channel ?? 'none'].join(' '))
	expect(words.join()).toBe(gets)
})

test('a closed team asks for payments only', () => {
	const families = [family(), family({ rosterId: 'b', share })]
	const planned = planMessages({ today: day('11-12'), orders: null, most: 6, families })
	expect(planned.map(({ rosterId, kind }) => [rosterId, kind])).toEqual([['b', 'pay']])
})

test('a family that does nothing gets four messages in a season, and never more than the team allows', () => {
	const season = (most: number) => {
		let own = family()
		const sent: string[] = []
		for (let at = 1; at <= 30; at += 1) {
			const today = day(`11-${String(at).padStart(2, '0')}`)
			for (const one of planMessages({ today, orders, most, families: [own] })) {
				if (one.outcome === 'send') sent.push(`${today.slice(5)} ${one.occasion}`)
				const counts = one.outcome === 'send'
				const { kind, occasion, round } = one
				const others = own.written.filter((old) => old.occasion !== occasion)
				own = family({ written: others.concat({ kind, occasion, round, on: today, counts }) })
			}
		}
		return sent
	}
	expect(season(6)).toEqual(['11-02 opening', '11-11 half', '11-19 two_days', '11-20 last_day'])
	expect(season(3)).toEqual(['11-02 opening', '11-11 half', '11-19 two_days'])
	expect(season(0)).toEqual([])
})

test('parents of two players share one limit, and each player has a message with its own link', () => {
	const families = [family(), family({ rosterId: 'b' }), family({ rosterId: 'c', email: 'c@example.test' })]
	const outcomes = (most: number) =>
		planMessages({ today: day('11-02'), orders, most, families }).map(({ outcome }) => outcome)
	expect(outcomes(6)).toEqual(['send', 'send', 'send'])
	expect(outcomes(1)).toEqual(['send', 'limit', 'send'])
})

test('the coach writes now to who has not done it, once a day and within the limit', () => {
	const now = (change: Partial<FamilyFacts>) =>
		planMessages({ today: day('11-05'), orders, most: 2, families: [family(change)], byCoach: 'remind' })
	expect(now({ written: [written('11-02')] })).toMatchObject([
		{ kind: 'confirm', occasion: 'by_coach', round: '2026-11-05', outcome: 'send' },
	])
	expect(now({ written: [written('11-05')] })).toEqual([])
	expect(now({ order: 'done' })).toEqual([])
	expect(now({ written: [written('11-02'), written('11-03')] })).toMatchObject([{ outcome: 'limit' }])
})

test('that an order is ready is said once for each order, by the coach or when it has arrived, also on the day of another message', () => {
	const planned = (change: Partial<FamilyFacts>, byCoach?: 'ready') =>
		planMessages({ today: day('12-20'), orders: null, most: 6, families: [family(change)], byCoach })
	const known = written('12-20', { kind: 'picked_up', occasion: 'by_coach', round: 'o1' })
	const [sent, arrived] = [
		{ orderId: 'o1', hasArrived: false },
		{ orderId: 'o1', hasArrived: true },
	]
	expect(planned({ order: 'done' }, 'ready')).toEqual([])
	for (const ready of [sent, arrived]) {
		const said = { kind: 'picked_up', occasion: 'by_coach', round: 'o1', outcome: 'send' }
		expect(planned({ ready }, 'ready')).toMatchObject([said])
		expect(planned({ ready, written: [known] }, 'ready')).toEqual([])
		const another = { orderId: 'o2', hasArrived: true }
		expect(planned({ ready: another, written: [known] }, 'ready')).toMatchObject([{ ...said, round: 'o2' }])
	}
	expect(planned({ ready: sent })).toEqual([])
	const byItself = { kind: 'picked_up', occasion: 'delivered', round: 'o1', outcome: 'send' }
	expect(planned({ ready: arrived })).toMatchObject([byItself])
	expect(planned({ ready: arrived, written: [written('12-20', { kind: 'pay' })] })).toMatchObject([byItself])
	expect(planned({ ready: arrived, written: [known] })).toEqual([])
	expect(planned({ ready: arrived, isStopped: true })).toMatchObject([{ outcome: 'stopped' }])
})
