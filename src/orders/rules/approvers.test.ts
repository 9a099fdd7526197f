import { expect, test } from 'vitest'
import { askState, shopDecidesFrom, type AskState } from './approvers.ts'

const now = new Date('2026-11-24T12:00:00Z')
const ago = (minutes: number, email = 'dana@school.test') => ({
	email,
	askedAt: new Date(now.getTime() - minutes * 60_000),
})

test('the shop decides at once when nobody was asked, else seven days after the first time', () => {
	expect(shopDecidesFrom([])).toBeNull()
	expect(shopDecidesFrom([ago(0)])).toEqual(new Date('2026-12-01T12:00:00Z'))
	expect(shopDecidesFrom([ago(2_880), ago(0)])).toEqual(new Date('2026-11-29T12:00:00Z'))
})

test.each<[AskState, string, ReturnType<typeof ago>[]]>([
	['may', 'nobody was asked', []],
	['done', 'the same a minute ago', [ago(1)]],
	['done', 'the same a minute ago, for the fifth time', [ago(500), ago(400), ago(300), ago(200), ago(1)]],
	['too_soon', 'the same half an hour ago', [ago(30)]],
	['may', 'the same an hour ago', [ago(60)]],
	['may', 'another one a minute ago', [ago(1, 'lee@school.test')]],
	['may', 'the same, and then another one', [ago(2), ago(1, 'lee@school.test')]],
	['too_often', 'five times', [ago(900), ago(800), ago(700), ago(600), ago(500)]],
	['too_often', 'five others', Array.from({ length: 5 }, (_, at) => ago(9 - at, `${at}@school.test`))],
])('%s: %s', (state, _when, asks) => {
	expect(askState(asks, { email: 'dana@school.test', now })).toBe(state)
})
