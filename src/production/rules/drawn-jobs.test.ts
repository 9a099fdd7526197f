// Jobs computed for a whole squad equal those computed for each player alone.
import { expect, test } from 'vitest'
import { offsetText } from '#designs/proof/offsets.ts'
import { placementsOf } from '#designs/proof/placements.ts'
import { sampleProof, sampleRoster } from '../../../tests/factories/designs/proof-sample.ts'
import { packsFor } from '#garments/packs.server.ts'
import { wornBy } from '#garments/personalization.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import { drawnJobs, type JobDesign } from './drawn-jobs.ts'

async function sample(templateId: string): Promise<JobDesign> {
	const template = templateById(templateId)!
	const { config, art } = await sampleProof({ templateId })
	return { template, config, packs: packsFor(config, template), art }
}

const players = [
	...sampleRoster(16),
	{ name: 'Ng', number: '0' },
	{ name: '', number: '00' },
	{ name: 'Rivera', number: '' },
	{ name: '', number: '' },
]

test.each([
	['football-jersey', 0, 'arch'],
	['football-jersey', 90, 'arch'],
	['football-jersey', 0, 'stacked'],
	['polo', 0, 'arch'],
	['hoodie', -15, 'stacked'],
] as const)(
	'every player of a %s as if alone, turned by %d degrees, %s',
	async (templateId, angleDeg, shape) => {
		const plain = await sample(templateId)
		const back = { back: { angleDeg } }
		const style = { font: 'graduate', fill: '#f7f7f5', borders: [], shape, tracking: 0 }
		const lettering = {
			...plain.config.lettering,
			...(shape === 'stacked' && { name: style }),
			...(angleDeg && { places: { name: back, number: back } }),
		}
		const design = { ...plain, config: { ...plain.config, lettering } }
		const drawn = drawnJobs(design, players)
		expect(drawn).toHaveLength(players.length)
		for (const [at, player] of players.entries()) {
			const alone = placementsOf({ ...design, config: wornBy(design.config, player) })
			const job = drawn[at]!
			expect(job.placements.map(({ what, method }) => [what, method])).toEqual(
				alone.map(({ what, method }) => [what, method]),
			)
			for (const [index, { sizeIn, offset, location, ...own }] of alone.entries()) {
				const { widthIn, heightIn, position, rotation, location: where } = job.placements[index]!
				expect([rotation, where]).toEqual([own.rotation, location])
				expect(widthIn).toBeCloseTo(sizeIn.width, 3)
				expect(heightIn).toBeCloseTo(sizeIn.height, 3)
				expect(position).toBe(offsetText(offset))
			}
			expect(job.methods).toEqual([...new Set(alone.map(({ method }) => method))])
		}
	},
)

test('who has no name takes no thread for one, and charts name no one', async () => {
	const design = await sample('football-jersey')
	const [named, nameless] = drawnJobs(design, [
		{ name: 'Rivera', number: '12' },
		{ name: '', number: '12' },
	])
	const uses = (job: typeof named) => (job?.threadChart ?? []).map(({ use }) => use)
	expect(uses(named)).toContain('Player name, back: fill')
	expect(uses(nameless).some((use) => use.startsWith('Player name'))).toBe(false)
	expect(JSON.stringify(named?.threadChart)).not.toMatch(/rivera/i)
	expect(named?.inkChart.map(({ use }) => use).join()).toContain('Wildcats crest')
})

test('letters that the font does not have are reported with the line they are missing from', async () => {
	const design = await sample('football-jersey')
	const name = { font: 'graduate', heightIn: 2, fill: '#ffffff', borders: [], shape: 'straight', tracking: 0 }
	const graduate = DesignConfig.parse({ ...design.config, lettering: { name } })
	const packs = packsFor(graduate, design.template)
	const names = ['Łukasz Лех', 'Łukasz Łęcki', '李小龙']
	const made = drawnJobs(
		{ ...design, config: graduate, packs },
		names.map((name) => ({ name, number: '7' })),
	)
	const missing = made.map(({ placements }) => placements.map((line) => [line.slot, line.missing]))
	expect(missing.map((lines) => lines.filter(([, letters]) => letters !== undefined))).toEqual([
		[['name', 'ЛЕХ']],
		[],
		[['name', '李小龙']],
	])
	for (const { placements } of made)
		for (const { widthIn, heightIn } of placements)
			expect([widthIn, heightIn].every(Number.isFinite)).toBe(true)
})
