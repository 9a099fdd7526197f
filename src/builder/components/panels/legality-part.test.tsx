import { expect, test } from 'vitest'
import { config, nameless, panel } from '../../../../tests/factories/builder-panel.tsx'

test.each([1, 6] as const)(
	'step %i says on which side the jersey is legal, and why not on the other',
	(step) => {
		const markup = panel(step)
		expect(markup).toContain('aria-label="Rules of high school football"')
		expect(markup).toContain('Home: legal')
		expect(markup).toContain('Away: not legal, because')
		expect(markup).toContain('Make it solid white')
		expect(markup).toContain('NFHS Football Rules 1-5-1b(2), as of 2021: check with your state association')
		expect(nameless(markup)).toEqual([])
	},
)

test('a locked design has the reasons without buttons', () => {
	const markup = panel(6, { isLocked: true })
	expect(markup).toContain('Away: not legal, because')
	expect(markup).not.toContain('Make it solid white')
})

test('a sport without a rule for colors says so, and that a number is missing', () => {
	const markup = panel(6, { templateId: 'baseball-jersey', design: { ...config, playerNumber: '' } })
	expect(markup).toContain('We know of no rule for the color of this side.')
	expect(markup).toContain('Numbers are judged once the design has one.')
})

test('what is worn in no game has no such part', () => {
	expect(panel(6, { templateId: 'hoodie' })).not.toContain('Home and away')
	expect(panel(6, { templateId: 'football-pants' })).not.toContain('Home and away')
})
