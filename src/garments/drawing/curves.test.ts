import { expect, test, vi } from 'vitest'
import { forgetRemembered, rememberedByContent } from './curves.ts'

test('equal data is computed once, and again after it was forgotten', () => {
	const make = vi.fn<(cut: { hem: number }) => { hem: number }>(({ hem }) => ({ hem }))
	const made = rememberedByContent(make)
	const first = made({ hem: 3 })
	expect(made({ hem: 3 })).toBe(first)
	forgetRemembered()
	const second = made({ hem: 3 })
	expect(second).not.toBe(first)
	expect(second).toEqual(first)
	expect(make).toHaveBeenCalledTimes(2)
})
