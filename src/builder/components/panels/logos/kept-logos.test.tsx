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

test('a locked design takes none of them', () => {
	const markup = panel(2, { isLocked: true, logos })
	expect(markup).toMatch(
		/aria-label="Add crest.svg"[^>]*disabled=""|disabled=""[^>]*aria-label="Add crest.svg"/,
	)
})

test('a logo that the design has and the list has not is not offered', () => {
	const markup = panel(2)
	expect(markup).toContain('aria-label="Remove wildcat.svg"')
	expect(markup).not.toContain('aria-label="Add wildcat.svg"')
})
