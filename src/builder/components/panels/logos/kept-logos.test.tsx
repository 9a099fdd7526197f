import { expect, test } from 'vitest'
import { nameless, panel } from '../../../../../tests/factories/builder-panel.tsx'
import { asset } from '../../../../../tests/factories/designs/checked-design.ts'

const logos = {
	own: [asset({ id: 'own', name: 'crest.svg' })],
	teams: [{ name: 'Westfield High', logos: [asset({ id: 'team', name: 'ram.png' })] }],
}

test('own logos and those of the school are offered without an upload; only own ones can be removed', () => {
	const markup = panel(2, { logos })
	expect(markup).toContain('Westfield High’s logos')
	expect(markup).toContain('aria-label="Add crest.svg"')
	expect(markup).toContain('aria-label="Add ram.png"')
	expect(markup).toContain('crest.svg from your logos')
	expect(markup).not.toContain('ram.png from your logos')
	expect(nameless(markup)).toEqual([])
})

test('uploads of this visit are among the own ones, and a locked design takes none', () => {
	const markup = panel(2, { isLocked: true })
	expect(markup).toMatch(
		/aria-label="Add wildcat.svg"[^>]*disabled=""|disabled=""[^>]*aria-label="Add wildcat.svg"/,
	)
})
