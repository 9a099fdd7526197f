import { expect, test } from 'vitest'
import { templates } from '#garments/templates/index.ts'
import { withDerivedDecorations } from '../elements.ts'
import { blocksProof, checkDesign } from './check-design.ts'
import {
	asset,
	dressed,
	fixed,
	found,
	lettering,
	logo,
} from '../../../../tests/factories/designs/checked-design.ts'

const messages = (design: Parameters<typeof checkDesign>[0]) =>
	checkDesign(design).map(({ message }) => message)

test('a sound design gets the clean message and nothing else', () => {
	expect(messages(dressed('football-jersey', { teamName: 'Wildcats', playerNumber: '24' }))).toEqual([
		'All validations passed! Your design is ready.',
	])
})

test.each(['100', '-1', 'A', '7B', '1.'])(
	'the number %j is outside the range of the specification',
	(number) => {
		const design = dressed('football-jersey')
		const config = { ...design.config, playerNumber: number }
		expect(messages({ ...design, config })).toContain('Player number is outside typical league range (0-99)')
	},
)

test.each(['', ' ', '0', '00', '07', '99'])(
	'the number %j is inside the range of the specification',
	(number) => {
		expect(messages(dressed('tee', { playerNumber: number }))).not.toContain(
			'Player number is outside typical league range (0-99)',
		)
	},
)

test('identical colors are found whatever their case, and a neutral secondary mends them', () => {
	const design = dressed('tee', { primaryColor: '#F2B21B', secondaryColor: '#f2b21b' })
	expect(messages(design)).toEqual([
		'Primary and secondary colors are identical - consider using contrasting colors',
	])
	expect(found(fixed(design, 'spec-colors'), 'spec-colors')).toBe(undefined)
	const white = dressed('tee', { primaryColor: '#f7f7f5', secondaryColor: '#f7f7f5' })
	expect(fixed(white, 'spec-colors').config.secondaryColor).toBe('#17181c')
})

test('any logo reminds of 300 DPI, and then nothing is called clean', () => {
	const design = dressed('tee', { logos: [logo()] }, [asset({ kind: 'vector' })])
	expect(messages(design)).toEqual(['Ensure all logos are at least 300 DPI at print size for best quality'])
})

test('a hint leaves the design clean, and the strongest finding comes first', () => {
	const hint = checkDesign(dressed('hockey-jersey', { playerNumber: '9' }))
	expect(hint.map(({ id, severity }) => [id, severity])).toEqual([
		['clean', 'info'],
		['number-sleeves', 'info'],
	])
	const worse = checkDesign(
		dressed('hockey-jersey', {
			playerNumber: '9',
			playerName: 'Лукаш',
			lettering: { name: lettering(), number: lettering({ fill: '#14284f' }) },
		}),
	)
	expect(worse.map(({ severity }) => severity)).toEqual(['blocks-proof', 'strong', 'info', 'info'])
	expect(blocksProof(worse)).toBe(true)
	expect(blocksProof(hint)).toBe(false)
})

test('every garment is clean with its own lettering and its derived decorations', () => {
	for (const template of Object.values(templates)) {
		const text = { teamName: 'Hawks', playerNumber: '24', playerName: 'Jones' }
		const design = dressed(template.id, text)
		const findings = checkDesign({ ...design, config: withDerivedDecorations(design) })
		expect([template.id, findings.filter(({ severity }) => severity !== 'info')]).toEqual([template.id, []])
	}
})

test('every finding has an id of its own', () => {
	const logos = [logo(), logo({ id: 'b', x: 240 }), logo({ id: 'c', x: -30, y: 10, rotation: 30 })]
	const ids = checkDesign(
		dressed('football-jersey', { teamName: 'Лодзь 🏈', playerNumber: '0A', logos }),
	).map(({ id }) => id)
	expect(new Set(ids).size).toBe(ids.length)
	expect(ids.length).toBeGreaterThan(5)
})
