import { expect, test } from 'vitest'
import { nextDeadline, orderStepOf } from './order-steps.ts'

const offer = (id: string, change: { required?: boolean; isClosed?: boolean; deadlineOn?: string } = {}) => ({
	id,
	required: false,
	isClosed: false,
	deadlineOn: null,
	...change,
})
const jersey = offer('jersey', { required: true, deadlineOn: '2026-12-04' })
const shorts = offer('shorts', { required: true, deadlineOn: '2026-12-01' })
const hoodie = offer('hoodie', { deadlineOn: '2026-11-20' })

test.each([
	['nothing ordered', [jersey, shorts], [], 'needed'],
	['one of two required', [jersey, shorts], ['jersey'], 'needed'],
	['all that is required', [jersey, shorts, hoodie], ['jersey', 'shorts'], 'done'],
	['the missing one has closed', [jersey, { ...shorts, isClosed: true }], ['jersey'], 'closed'],
	['nothing is required, nothing ordered', [hoodie], [], 'needed'],
	['nothing is required, something ordered', [hoodie, offer('cap')], ['cap'], 'done'],
	['nothing is open', [{ ...hoodie, isClosed: true }], [], 'closed'],
	['an empty store', [], [], 'closed'],
])('%s', (_name, offers, had, step) => {
	expect(orderStepOf(offers, had)).toBe(step)
})

test.each([
	['all that is required is not needed', [jersey, hoodie], ['jersey'], 'done'],
	['one of two is not needed', [jersey, shorts], ['jersey'], 'needed'],
	['nothing is required, and the rest not needed', [hoodie], ['hoodie'], 'closed'],
])('%s', (_name, offers, notNeeded, step) => {
	expect(orderStepOf(offers, [], notNeeded)).toBe(step)
})

test('the next deadline is the first of the required items, of all without any', () => {
	expect(nextDeadline([hoodie, jersey, shorts])).toBe('2026-12-01')
	expect(nextDeadline([hoodie, jersey, { ...shorts, isClosed: true }])).toBe('2026-12-04')
	expect(nextDeadline([hoodie, offer('cap')])).toBe('2026-11-20')
	expect(nextDeadline([offer('cap')])).toBeNull()
})
