import { expect, test } from 'vitest'
import { loadPack } from '#garments/packs.server.ts'
import { checkDesign } from './check-design.ts'
import { dressed, fixed, found, lettering } from './test-design.ts'
import { completeFont } from './text.ts'

test('a character that the font lacks blocks the proof, and another font has it', () => {
	const design = dressed('football-jersey', { playerName: 'Łukasz' })
	expect(found(design, 'glyph-name')).toMatchObject({
		severity: 'blocks-proof',
		message:
			'Player name: the font Varsity Block has no “Ł”. Choose another font; no proof can be made until then.',
		fix: { label: 'Use Training Sans' },
	})
	const better = fixed(design, 'glyph-name')
	expect(better.config.lettering?.name?.font).toBe(completeFont)
	expect(checkDesign(better).map(({ severity }) => severity)).not.toContain('blocks-proof')
})

test('other scripts block the proof and no font of the house helps', () => {
	const finding = found(dressed('football-jersey', { teamName: 'Тигры' }), 'glyph-team')
	expect(finding?.severity).toBe('blocks-proof')
	expect(finding?.fix).toBe(undefined)
})

test('the complete font has every capital of Latin Extended-A', () => {
	const pack = loadPack(completeFont)!
	const letters = Array.from({ length: 0x180 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at))
		.filter((letter) => /\p{L}/u.test(letter))
		.flatMap((letter) => [...letter.toUpperCase().normalize('NFC')])
		.filter((letter) => letter <= 'ſ')
	expect(letters.filter((letter) => !pack.g[letter.codePointAt(0)!])).toEqual([])
})

test.each(['Cats 🏈', '🐯', 'Go 🇺🇸', '👍🏽 Cats', 'Cats ❤️'])(
	'%s: emoji block the proof and go by one click',
	(teamName) => {
		const design = dressed('football-jersey', { teamName })
		expect(found(design, 'emoji-team')?.severity).toBe('blocks-proof')
		expect(found(design, 'glyph-team')).toBe(undefined)
		const better = fixed(design, 'emoji-team')
		expect(better.config.teamName).toMatch(/^(Cats|Go)?$/)
		expect(found(better, 'emoji-team')).toBe(undefined)
	},
)

test.each(['O’Brien', 'Núñez', '#1 Cats', '24*7', 'Cats™'])('%s has no emoji', (teamName) => {
	expect(found(dressed('football-jersey', { teamName }), 'emoji-team')).toBe(undefined)
})

test('a line that is condensed is a hint, one lower than asked for a warning with a narrower font', () => {
	const usual = found(dressed('tee', { teamName: 'Wildcats' }), 'fit-team')
	expect(usual).toMatchObject({ severity: 'info', fix: { label: 'Use Tall Sans' } })
	const design = dressed('tee', {
		teamName: 'Wildcats',
		lettering: { team: lettering({ heightIn: 4 }) },
	})
	expect(found(design, 'fit-team')?.severity).toBe('warning')
	expect(found(design, 'fit-team')?.message).toMatch(
		/^Team name WILDCATS on the front does not fit: it is set at 70% of its width and only \d\.\d in high/,
	)
	expect(found(dressed('tee', { teamName: 'Cats' }), 'fit-team')).toBe(undefined)
})

test('the narrow font mends a long name', () => {
	const design = dressed('tee', { teamName: 'Wildcats', lettering: { team: lettering({ heightIn: 3 }) } })
	expect(found(design, 'fit-team')?.severity).toBe('warning')
	expect(found(fixed(design, 'fit-team'), 'fit-team')?.severity).not.toBe('warning')
})

test('only the tightest place of a text is named', () => {
	const ids = checkDesign(dressed('lacrosse-jersey', { playerNumber: '88' })).map(({ id }) => id)
	expect(ids.filter((id) => id === 'fit-number').length).toBeLessThanOrEqual(1)
})
