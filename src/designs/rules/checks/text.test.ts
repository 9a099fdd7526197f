import { expect, test } from 'vitest'
import { letteringFonts } from '#garments/lettering/fonts.ts'
import { checkDesign } from './check-design.ts'
import { dressed, fixed, found, lettering } from '../../../../tests/factories/designs/checked-design.ts'
import { slotTroubles } from './text.ts'

const troubles = (id: string, part: object) => {
	const { template, config } = dressed(id, part)
	return slotTroubles(template, config).map(({ slot }) => slot)
}

test.each([
	['football-jersey', { teamName: 'Ťžřčáci', playerName: 'Nguyễn', playerNumber: '07' }, []],
	['football-jersey', { teamName: 'Тигры', playerName: 'Nguyễn' }, ['team']],
	['football-jersey', { teamName: 'Тигры', playerName: 'Яна', playerNumber: '7' }, ['team', 'name']],
	['football-jersey', { playerName: 'Ana 🏈' }, ['name']],
	['football-jersey', { playerName: '   ' }, []],
	['football-jersey', { playerNumber: '٧' }, ['number']],
])('what cannot be written on a %s with %j: %j', (id, part, slots) => {
	expect(troubles(id, part)).toEqual(slots)
})

test('what a garment has no place for, or does not show of a text, is no trouble', () => {
	expect(troubles('football-pants', { playerName: 'Яна' })).toEqual([])
	expect(troubles('snapback', { teamName: 'A 🏈' })).toEqual([])
})

test('it is said which line, which letter and what to do', () => {
	const { template, config } = dressed('football-jersey', { playerName: 'Яna' })
	expect(slotTroubles(template, config)).toEqual([
		{
			slot: 'name',
			message:
				'Player name: our fonts have no “Я”. They print Latin letters: type it in those, the way it should be printed.',
		},
	])
})

test.each(['Łukasz', 'Řehoř', 'Nguyễn', 'Kaʻahumanu', 'Ǫ́'])('%s is written in every font', (playerName) => {
	for (const { id } of letteringFonts) {
		const design = dressed('football-jersey', { playerName, lettering: { name: lettering({ font: id }) } })
		expect([id, found(design, 'glyph-name')]).toEqual([id, undefined])
	}
})

test('a number that is not digits blocks the proof in a number family, and is written in a font', () => {
	const worn = (playerNumber: string, font: string) =>
		dressed('football-jersey', { playerNumber, lettering: { number: lettering({ font }) } })
	expect(found(worn('7A', 'full-block'), 'glyph-number')).toMatchObject({
		severity: 'blocks-proof',
		message:
			'Number: only the digits 0 to 9 are in Full Block. Type digits, or choose another lettering for “7A”. No proof can be made until then.',
	})
	const { template, config } = worn('7A', 'full-block')
	expect(slotTroubles(template, config).map(({ slot }) => slot)).toEqual(['number'])
	expect(found(worn('07', 'full-block'), 'glyph-number')).toBe(undefined)
	expect(found(worn('7A', 'anton'), 'glyph-number')).toBe(undefined)
})

test('other scripts block the proof; what is missing and what to do is said', () => {
	const design = dressed('football-jersey', { playerName: 'Яна' })
	expect(found(design, 'glyph-name')).toMatchObject({
		severity: 'blocks-proof',
		message:
			'Player name: our fonts have no “Я”, “Н”, “А”. They print Latin letters: type it in those, the way it should be printed. No proof can be made until then.',
	})
	expect(found(design, 'glyph-name')?.fix).toBe(undefined)
	expect(found(dressed('football-jersey', { teamName: 'Тигры' }), 'glyph-team')?.severity).toBe(
		'blocks-proof',
	)
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

test('stacked letters that do not fit are lowered, and one click puts them on one line', () => {
	const design = dressed('football-jersey', {
		teamName: 'Wildcats',
		lettering: { team: lettering({ shape: 'stacked', heightIn: 3 }) },
	})
	expect(found(design, 'fit-team')?.message).toMatch(
		/^Team name WILDCATS on the front does not fit: its stacked letters are only \d\.\d in high\. Choose/,
	)
	expect(fixed(design, 'fit-team').config.lettering?.team?.shape).toBe('straight')
})
